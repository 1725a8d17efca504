import Foundation
import HaruDomain

/// Between alerts and how they are stored.
enum AlertRowMapper {
    typealias Reason = RepositoryError.Reason

    static func row(_ alert: ServiceAlert) -> AlertRow {
        AlertRow(
            id: alert.id,
            service: alert.serviceID,
            title: alert.title,
            body: alert.body.isEmpty ? nil : alert.body,
            severity: alert.severity?.name,
            occurredAt: RFC3339.text(alert.occurredAt, in: .gmt),
            endedAt: alert.endedAt.map { RFC3339.text($0, in: .gmt) },
            link: alert.link?.absoluteString
        )
    }

    static func alert(_ row: AlertRow) throws(Reason) -> ServiceAlert {
        ServiceAlert(
            id: row.id,
            serviceID: row.service,
            title: row.title,
            body: row.body ?? "",
            severity: row.severity.map(AlertSeverity.init),
            occurredAt: try instant(row.occurredAt),
            endedAt: try row.endedAt.map(instant),
            link: row.link.flatMap { URL(string: $0) }
        )
    }

    static func row(_ kept: KeptAlertPage) -> AlertPageRow {
        AlertPageRow(
            service: kept.query.serviceID,
            from: kept.query.interval?.lowerBound.milliseconds,
            to: kept.query.interval?.upperBound.milliseconds,
            nextCursor: kept.page.nextCursor,
            tag: kept.tag,
            alerts: kept.page.alerts.map(row)
        )
    }

    static func page(_ row: AlertPageRow) throws(Reason) -> KeptAlertPage {
        var interval: Range<Date>?
        if let from = row.from, let to = row.to {
            guard from <= to else { throw .damaged }
            interval = Date(milliseconds: from)..<Date(milliseconds: to)
        }
        return KeptAlertPage(
            query: AlertQuery(serviceID: row.service, interval: interval),
            page: AlertPage(alerts: try row.alerts.map(alert), nextCursor: row.nextCursor),
            tag: row.tag
        )
    }

    private static func instant(_ text: String) throws(Reason) -> Date {
        guard let instant = RFC3339.instant(text) else { throw .damaged }
        return instant
    }
}
