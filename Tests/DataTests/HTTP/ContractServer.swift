import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// The server of `Tests/ContractServer`, on a free port of this machine.
struct ContractServer: Sendable {
    /// What it was asked.
    struct LogEntry: Decodable, Equatable {
        var port: Int
        var path: String
        var authorization: String?
        var cookie: String?
        var tag: String?
    }

    static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../ContractServer/contract_server.py")

    let process: ServerProcess
    let ports: [Int]

    init(token: String? = nil) throws {
        let arguments = ["python3", Self.script.path] + (token.map { ["--token", $0] } ?? [])
        process = try ServerProcess("/usr/bin/env", arguments)
        ports = try process.firstLine().split(separator: " ").compactMap { Int($0) }
        try #require(ports.count == 2)
    }

    /// The address at which the server keeps to the contract, or misbehaves in a way.
    func address(as mode: String? = nil, port: Int = 0) throws -> URL {
        let path = mode.map { "/as/\($0)" } ?? ""
        return try #require(URL(string: "http://127.0.0.1:\(ports[port])\(path)"))
    }

    /// A source over a real connection, which takes its time only where it must.
    func source(
        as mode: String? = nil,
        token: String? = nil,
        policy: RemotePolicy = .hasty,
        transport: any HTTPTransport = URLSessionTransport(),
        events: Recorder<DiagnosticEvent> = Recorder()
    ) throws -> RemoteAlertDataSource {
        let client = APIClient(
            address: try address(as: mode),
            transport: transport,
            policy: policy,
            pacing: RequestPacing(clock: .system),
            token: { token },
            diagnostics: events.append
        )
        return RemoteAlertDataSource(
            client: client,
            reader: AnswerReader(policy: policy, diagnostics: events.append)
        )
    }

    /// What was asked since the last time, with what was sent along.
    func takeLog() async throws -> [LogEntry] {
        let transport = URLSessionTransport()
        func get(_ path: String) async throws -> [UInt8] {
            let url = try address().appending(path: path)
            return try await transport.send(HTTPRequest(url: url), bodyLimit: 1 << 24).body
        }
        let log = try JSONDecoder().decode([LogEntry].self, from: Data(try await get("log")))
        _ = try await get("forget")
        return log
    }
}

extension RemotePolicy {
    /// Short pauses, so that a test need not wait, and time enough for a machine that stalls.
    static var hasty: RemotePolicy {
        var policy = RemotePolicy.standard
        policy.tryLimit = .seconds(60)
        policy.totalLimit = .seconds(120)
        policy.firstPause = .milliseconds(10)
        return policy
    }
}
