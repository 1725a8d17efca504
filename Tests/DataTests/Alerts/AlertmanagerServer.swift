import Foundation
import HaruData
import HaruDomain
import Testing
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A real Alertmanager on a free port, with a configuration and a storage of its own.
final class AlertmanagerServer: Sendable {
    let address: URL
    private let process: ServerProcess
    private let directory: URL

    init() async throws {
        directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let configuration = directory.appending(path: "alertmanager.yml")
        try Data("route: {receiver: nobody}\nreceivers: [{name: nobody}]\n".utf8)
            .write(to: configuration)
        let port = try Self.freePort()
        address = try #require(URL(string: "http://127.0.0.1:\(port)"))
        process = try ServerProcess(
            "/usr/bin/env",
            [
                "prometheus-alertmanager", "--config.file=\(configuration.path)",
                "--storage.path=\(directory.path)", "--web.listen-address=127.0.0.1:\(port)",
                "--cluster.listen-address=", "--log.level=error",
            ]
        )
        for _ in 0..<200 where try await !isReady() {
            try await Task.sleep(for: .milliseconds(50))
        }
        try #require(try await isReady())
    }

    deinit {
        process.stop()
        do { try FileManager.default.removeItem(at: directory) } catch { Issue.record(error) }
    }

    /// Sends JSON as whoever makes alerts does; what is answered.
    @discardableResult
    func post(_ json: String, to path: String = "alerts") async throws -> String {
        var request = URLRequest(url: address.appending(path: "api/v2/\(path)"))
        request.httpMethod = "POST"
        request.httpBody = Data(json.utf8)
        request.setValue("application/json", forHTTPHeaderField: "content-type")
        let (body, response) = try await URLSession.shared.data(for: request)
        try #require((response as? HTTPURLResponse)?.statusCode == 200)
        return String(decoding: body, as: UTF8.self)
    }

    private func isReady() async throws -> Bool {
        let request = HTTPRequest(url: address.appending(path: "-/ready"))
        do throws(HTTPTransportError) {
            return try await URLSessionTransport().send(request, bodyLimit: 1000).status == 200
        } catch {
            return false
        }
    }

    /// A port that nobody listens at.
    private static func freePort() throws -> UInt16 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &place) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(descriptor, place, length) == 0 && getsockname(descriptor, place, &length) == 0
            }
        }
        try #require(isBound)
        return UInt16(bigEndian: place.sin_port)
    }
}
