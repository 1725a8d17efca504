import Foundation
import Testing

/// The server of `Tests/ContractServer`, on a free port of this machine, until it is stopped.
final class ContractServer: Sendable {
    private let process = Process()
    private let input = Pipe()
    private let port: Int

    init() throws {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../../Tests/ContractServer/contract_server.py")
        let output = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.standardizedFileURL.path]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        var line = ""
        while !line.hasSuffix("\n"), let byte = try output.fileHandleForReading.read(upToCount: 1),
            !byte.isEmpty
        {
            line += String(decoding: byte, as: UTF8.self)
        }
        port = try #require(line.split(separator: " ").dropFirst(2).first.flatMap { Int($0) })
    }

    deinit {
        stop()
    }

    func address(as mode: String? = nil) -> String {
        "http://127.0.0.1:\(port)" + (mode.map { "/as/\($0)" } ?? "")
    }

    func stop() {
        guard process.isRunning else { return }
        // A process that is started on a thread of Dispatch inherits a mask that blocks SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }
}
