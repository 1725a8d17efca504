import Foundation
import HaruDomain

extension Endpoint {
    static let services = Endpoint("api", "services")

    static func alerts(_ query: AlertQuery, tag: String?) -> Endpoint {
        Endpoint(
            "api",
            "services",
            query.serviceID,
            "alerts",
            query: [
                "from": query.interval.map { RFC3339.text($0.lowerBound, in: .gmt) },
                "to": query.interval.map { RFC3339.text($0.upperBound, in: .gmt) },
                "cursor": query.cursor,
            ],
            tag: tag
        )
    }

    static func alert(_ id: ServiceAlert.ID) -> Endpoint {
        Endpoint("api", "alerts", id)
    }

    static let alertmanagerAlerts = Endpoint("api", "v2", "alerts")
}
