import Foundation

/// A run of the worker program over a store.
struct WorkerProcess {
    let process: Process
    let output: Pipe
    let errors: Pipe

    /// Starts the worker, under another program if there is one to run it.
    init(_ arguments: [String], in directory: URL, under program: [String] = []) throws {
        (process, output, errors) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = program + [try Self.program().path, directory.path] + arguments
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    /// What it counted to, until it ends.
    var values: [Int] {
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: data, as: UTF8.self)
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .compactMap { Int($0) }
    }

    /// Its numbers, its exit status and what it complained of, once it has ended.
    func end() -> (values: [Int], status: Int32, complaint: String) {
        let values = values
        let complaint = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (values, process.terminationStatus, String(decoding: complaint, as: UTF8.self))
    }

    /// The program lies beside the bundle of the tests.
    static func program() throws -> URL {
        let bundle = CommandLine.arguments.map { URL(filePath: $0) }.first {
            $0.pathExtension == "xctest"
        }
        let program = bundle ?? URL(filePath: CommandLine.arguments[0])
        return program.deletingLastPathComponent().appending(path: "StoreWorker")
    }
}
