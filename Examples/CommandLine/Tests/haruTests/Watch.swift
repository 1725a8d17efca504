import Foundation
import Synchronization
import Testing

/// A `haru watch` that runs beside a test, and what it printed with the moments.
final class Watch: Sendable {
    struct Line: Sendable {
        let line: String
        let at: Date
    }

    let process: Process
    private let error: Pipe
    private let output: Pipe
    private let lines = Mutex<(lines: [Line], rest: String)>(([], ""))

    init(_ haru: Haru, _ arguments: [String], environment: [String: String] = [:]) throws {
        (process, output, error) = try haru.start(["watch"] + arguments, environment: environment)
        output.fileHandleForReading.readabilityHandler = { [weak self] file in
            self?.take(String(decoding: file.availableData, as: UTF8.self), at: Date())
        }
    }

    /// Everything that was printed.
    var text: String {
        lines.withLock { ($0.lines.map(\.line) + [$0.rest]).joined(separator: "\n") }
    }

    /// Waits until something was printed; false when that takes longer than half a minute.
    func read(until expected: String) -> Bool {
        for _ in 0..<1500 {
            if text.contains(expected) { return true }
            usleep(20_000)
        }
        return false
    }

    /// The lines that have something in them.
    func moments(of text: String) -> [Line] {
        lines.withLock { $0.lines.filter { $0.line.contains(text) } }
    }

    /// Ends it as Ctrl-C does; returns what it said of an error.
    func interrupt() -> String {
        kill(process.processIdentifier, SIGINT)
        let message = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        output.fileHandleForReading.readabilityHandler = nil
        return String(decoding: message, as: UTF8.self)
    }

    private func take(_ text: String, at now: Date) {
        lines.withLock { state in
            var parts = (state.rest + text).split(separator: "\n", omittingEmptySubsequences: false)
            state.rest = String(parts.removeLast())
            state.lines += parts.map { Line(line: String($0), at: now) }
        }
    }
}
