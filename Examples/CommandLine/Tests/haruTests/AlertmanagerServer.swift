import Foundation
import Testing
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A real Alertmanager on a free port, with a configuration and a storage of its own.
final class AlertmanagerServer: Sendable {
    let address: String
    private let process = Process()
    private let directory = FileManager.default.temporaryDirectory
        .appending(path: UUID().uuidString)

    init() throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let configuration = directory.appending(path: "alertmanager.yml")
        try Data("route: {receiver: nobody}\nreceivers: [{name: nobody}]\n".utf8)
            .write(to: configuration)
        let messages = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [
            "prometheus-alertmanager", "--config.file=\(configuration.path)",
            "--storage.path=\(directory.path)", "--web.listen-address=127.0.0.1:0",
            "--cluster.listen-address=",
        ]
        process.standardError = messages
        try process.run()
        var said = ""
        var place: Substring?
        while place == nil, let bytes = try messages.fileHandleForReading.read(upToCount: 1),
            !bytes.isEmpty
        {
            said += String(decoding: bytes, as: UTF8.self)
            guard said.hasSuffix("\n") else { continue }
            place = said.firstMatch(of: /"Listening on" address=(\S+)\n/)?.1
        }
        address = "http://" + (try #require(place))
    }

    deinit {
        // A process that is started on a thread of Dispatch inherits a mask that blocks SIGTERM.
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) }
    }

    /// Sends alerts as whoever makes them does.
    func post(_ json: String) async throws {
        var request = URLRequest(url: try #require(URL(string: address + "/api/v2/alerts")))
        request.httpMethod = "POST"
        request.httpBody = Data(json.utf8)
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        let (_, response) = try await URLSession.shared.data(for: request)
        try #require((response as? HTTPURLResponse)?.statusCode == 200)
    }
}
