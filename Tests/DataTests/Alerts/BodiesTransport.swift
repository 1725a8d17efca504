import HaruData
import HaruDomain

/// Answers with one body after the other, and with the last of them for ever.
final class BodiesTransport: HTTPTransport {
    private let bodies: Locked<[String]>

    init(_ bodies: [String]) {
        self.bodies = Locked(bodies)
    }

    func send(
        _ request: HTTPRequest,
        bodyLimit: Int
    ) async throws(HTTPTransportError) -> HTTPResponse {
        let body = bodies.withLock { $0.count > 1 ? $0.removeFirst() : $0.first ?? "" }
        return HTTPResponse(status: 200, body: Array(body.utf8))
    }
}
