import Foundation
import Testing

/// The built program, run as a process on a store of its own.
struct Haru {
    struct Result {
        let status: Int32
        let output: String
        let error: String
    }

    static let program = URL(filePath: CommandLine.arguments[0])
        .deletingLastPathComponent().appending(path: "haru")

    let store = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    /// A command on 15 October 2026 in Seoul, answered in JSON.
    @discardableResult
    func callAsFunction(_ now: String, _ words: String...) throws -> Result {
        try self(now, words)
    }

    func callAsFunction(_ now: String, _ words: [String]) throws -> Result {
        try run(words + ["--json", "--yes"] + at(now))
    }

    /// The options for a moment of 15 October 2026 in Seoul, or for an instant.
    func at(_ now: String) -> [String] {
        let instant = now.contains("T") ? now : "2026-10-15T\(now)+09:00"
        return ["--now", instant, "--zone", "Asia/Seoul"]
    }

    func run(_ arguments: [String], environment: [String: String] = [:]) throws -> Result {
        let (process, output, error) = try start(arguments, environment: environment)
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let message = error.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            error: String(decoding: message, as: UTF8.self)
        )
    }

    func start(
        _ arguments: [String],
        environment: [String: String] = [:]
    ) throws -> (process: Process, output: Pipe, error: Pipe) {
        let process = Process()
        process.executableURL = Self.program
        process.arguments = arguments
        process.environment = ["HARU_STORE": store.path, "PATH": "/usr/bin:/bin"]
            .merging(environment) { $1 }
        let (output, error) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, error)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        return (process, output, error)
    }

    func removeStore() {
        #expect(throws: Never.self) {
            if FileManager.default.fileExists(atPath: store.path) {
                try FileManager.default.removeItem(at: store)
            }
        }
    }
}
