import Foundation
import HaruData
import HaruDomain
import HaruTestSupport

/// Serves what the contract suite wants, two alerts a page, as the contract has it on the wire.
struct PagedTransport: HTTPTransport {
    let requests = Recorder<HTTPRequest>()

    func send(
        _ request: HTTPRequest,
        bodyLimit: Int
    ) async throws(HTTPTransportError) -> HTTPResponse {
        requests.append(request)
        let parts = request.url.path().split(separator: "/").map(String.init)
        switch (parts.count, parts.last) {
        case (2, "services"):
            let services = AlertRepositoryContract.services.map { service in
                ["id": service.id, "name": service.name, "icon": service.icon as Any? ?? NSNull()]
            }
            return answer(["services": services])
        case (4, "alerts"): return page(of: parts[2], request)
        case (3, let id?):
            guard let alert = AlertRepositoryContract.alerts.first(where: { $0.id == id }) else {
                return HTTPResponse(status: 404)
            }
            return answer(wire(alert))
        default: return HTTPResponse(status: 404)
        }
    }

    private func page(of service: String, _ request: HTTPRequest) -> HTTPResponse {
        guard AlertRepositoryContract.services.contains(where: { $0.id == service }) else {
            return HTTPResponse(status: 404)
        }
        let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems
        func value(_ name: String) -> String? { items?.first { $0.name == name }?.value }
        let from = value("from").flatMap(RFC3339.instant) ?? .distantPast
        let to = value("to").flatMap(RFC3339.instant) ?? .distantFuture
        let all = AlertRepositoryContract.alerts
            .filter { $0.serviceID == service && from <= $0.occurredAt && $0.occurredAt < to }
            .sorted { $0.precedes($1) }
        let start = value("cursor").flatMap(Int.init) ?? 0
        var page: [String: Any] = ["alerts": all.dropFirst(start).prefix(2).map(wire)]
        page["nextCursor"] = start + 2 < all.count ? "\(start + 2)" : NSNull()
        let tag = "\"\(service) \(start) \(from) \(to)\""
        if request.headers["if-none-match"] == tag { return HTTPResponse(status: 304) }
        return answer(page, tag: tag)
    }

    private func wire(_ alert: ServiceAlert) -> [String: Any] {
        [
            "id": alert.id, "serviceId": alert.serviceID, "title": alert.title,
            "body": alert.body.isEmpty ? NSNull() : alert.body,
            "severity": alert.severity?.name ?? NSNull() as Any,
            "occurredAt": RFC3339.text(alert.occurredAt, in: .gmt),
            "link": alert.link?.absoluteString ?? NSNull() as Any,
        ]
    }

    private func answer(_ object: [String: Any], tag: String = "\"\"") -> HTTPResponse {
        do {
            let body = try JSONSerialization.data(withJSONObject: object)
            return HTTPResponse(status: 200, headers: ["etag": tag], body: Array(body))
        } catch {
            return HTTPResponse(status: 500)
        }
    }
}
