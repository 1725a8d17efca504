import Foundation
import HaruDomain

/// The alerts of the demo: recorded, so that it needs no server.
struct DemoAlerts: AlertRepository {
    private static let alerts = [
        alert("pay-3", "결제 지연이 풀렸어요", .info, "2026-10-15T22:40:00+09:00"),
        alert("pay-2", "p99 > 2 s 지연", .critical, "2026-10-15T22:10:00+09:00"),
        alert("pay-1", "재시도가 늘고 있어요", .warning, "2026-10-14T09:30:00+09:00"),
    ]

    var changes: AsyncStream<Set<AlertChange>> { AsyncStream { $0.finish() } }

    func services() async throws(AlertsError) -> AlertServiceList {
        let services = [
            AlertService(id: "payments", name: "결제"), AlertService(id: "search", name: "검색"),
        ]
        return AlertServiceList(services, isAuthoritative: true)
    }

    func page(_ query: AlertQuery) async throws(AlertsError) -> AlertPage {
        AlertPage(
            alerts: Self.alerts.filter {
                $0.serviceID == query.serviceID && query.interval?.contains($0.occurredAt) ?? true
            }
        )
    }

    func keptPage(_ query: AlertQuery) async throws(AlertsError) -> AlertPage? {
        try await page(query)
    }

    func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert {
        guard let alert = Self.alerts.first(where: { $0.id == id }) else {
            throw .alertNotFound(id)
        }
        return alert
    }

    private static func alert(
        _ id: String,
        _ title: String,
        _ severity: AlertSeverity,
        _ instant: String
    ) -> ServiceAlert {
        ServiceAlert(
            id: id,
            serviceID: "payments",
            title: title,
            body: "region=seoul",
            severity: severity,
            occurredAt: RFC3339.instant(instant) ?? .distantPast
        )
    }
}
