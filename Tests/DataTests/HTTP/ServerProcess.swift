import Foundation
import Testing

/// A server that was started for a test and is stopped, by its process, with it.
final class ServerProcess: Sendable {
    private let process: Process
    private let input = Pipe()
    private let output = Pipe()

    /// Starts a program, whose standard input stays open until `stop`.
    init(_ program: String, _ arguments: [String]) throws {
        process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        stop()
    }

    /// The first line that the program prints.
    func firstLine() throws -> String {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), byte != Data("\n".utf8)
        {
            if byte.isEmpty { break }
            line += byte
        }
        return String(decoding: line, as: UTF8.self)
    }

    func stop() {
        guard process.isRunning else { return }
        // A process that is started on a thread of Dispatch inherits a mask that blocks SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
