import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Service alerts as JSON: instants as RFC 3339 with offset.
enum AlertsJSON {
    static func connection(_ connection: AlertConnection) -> [String: Any] {
        [
            "server": connection.address.absoluteString,
            "kind": connection.kind.rawValue,
            "tokenFile": connection.tokenFile ?? NSNull() as Any,
        ]
    }

    static func service(_ known: KnownService, in board: ServiceBoard) -> [String: Any] {
        [
            "id": known.id,
            "name": known.service.name,
            "icon": known.service.icon ?? NSNull() as Any,
            "notifications": known.setting.notificationsOn,
            "selected": board.selected == known.id,
        ]
    }

    static func list(
        _ list: AlertsListing,
        of service: AlertService.ID,
        in context: CommandContext
    ) -> [String: Any] {
        let texts = context.texts
        return [
            "service": service,
            "phase": list.sections.count == 0 ? "empty" : "loaded",
            "sections": list.sections.sections.map { section in
                [
                    "day": section.day.text,
                    "title": texts.sectionTitle(of: section.day),
                    "alerts": section.alerts.map { alert($0, in: context) },
                ] as [String: Any]
            },
            "more": list.hasMore,
            "offline": list.isOffline,
            "banner": list.failure.map { texts.message(for: $0) } ?? NSNull() as Any,
        ]
    }

    static func alert(_ alert: ServiceAlert, in context: CommandContext) -> [String: Any] {
        let zone = context.container.environment.current.zone
        return [
            "id": alert.id,
            "title": alert.title,
            "body": alert.body,
            "severity": alert.severity?.name ?? NSNull() as Any,
            "occurredAt": RFC3339.text(alert.occurredAt, in: zone),
            "endedAt": alert.endedAt.map { RFC3339.text($0, in: zone) } ?? NSNull() as Any,
            "link": alert.link?.absoluteString ?? NSNull() as Any,
        ]
    }
}
