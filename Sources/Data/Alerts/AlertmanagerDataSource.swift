import Foundation
package import HaruDomain

/// Alerts from Prometheus Alertmanager, which knows no services, no pages and no past: it says what fires
/// now. What was seen is kept, so a service stays known and an alert that is over can still be read.
package struct AlertmanagerDataSource: AlertDataSource {
    private static let pageSize = 50

    private let client: APIClient
    private let reader: AnswerReader
    private let history: AlertHistory
    private let serviceLabels: [String]
    private let clock: WallClock

    package init(
        client: APIClient,
        reader: AnswerReader,
        history: AlertHistory,
        serviceLabels: [String] = AlertConnection.standardServiceLabels,
        clock: WallClock
    ) {
        self.client = client
        self.reader = reader
        self.history = history
        self.serviceLabels = serviceLabels
        self.clock = clock
    }

    package func services() async throws(AlertsError) -> AlertServiceList {
        let names = Set(try await refreshed().map(\.serviceID)).sorted()
        let services = names.map { AlertService(id: $0, name: $0) }
        return AlertServiceList(services, isAuthoritative: false)
    }

    /// Only the first page asks the server; the others are read from what it said.
    package func page(_ query: AlertQuery, tag: String?) async throws(AlertsError) -> AlertAnswer {
        let all = query.cursor == nil ? try await refreshed() : try await history.alerts()
        let ofService = all.filter { $0.serviceID == query.serviceID }
        if ofService.isEmpty { throw .serviceNotFound(query.serviceID) }
        let cursor = try query.cursor.map { text throws(AlertsError) in
            guard let cursor = AlertCursor(text) else { throw .remote(.notFound) }
            return cursor
        }
        let rest = ofService.sorted { $0.precedes($1) }.filter { alert in
            query.interval?.contains(alert.occurredAt) ?? true && cursor?.precedes(alert) ?? true
        }
        let alerts = Array(rest.prefix(Self.pageSize))
        let next = rest.count > alerts.count ? alerts.last.map { AlertCursor($0).text } : nil
        return .page(AlertPage(alerts: alerts, nextCursor: next), tag: nil)
    }

    package func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert {
        guard let alert = try await refreshed().first(where: { $0.id == id }) else {
            throw .alertNotFound(id)
        }
        return alert
    }

    /// Everything that was ever seen and is still kept, with what fires now.
    private func refreshed() async throws(AlertsError) -> [ServiceAlert] {
        let (alerts, isWhole) = try await AlertsError.asking { () async throws(RemoteError) in
            let body = try await client.get(.alertmanagerAlerts).body
            let (list, isWhole) = try reader.list(body, of: AlertmanagerAlertDTO.self)
            let alerts = list.map {
                AlertmanagerMapper.alert($0, serviceLabels: serviceLabels)
            }
            return (alerts, isWhole)
        }
        return try await history.take(alerts, isWhole: isWhole, at: clock.now)
    }
}
