import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Service alerts as lines of a terminal.
enum AlertsLines {
    static func lines(of board: ServiceBoard, texts: Texts) -> [String] {
        guard !board.services.isEmpty else { return [texts(\.alerts.noServices)] }
        let width = board.services.map(\.service.name.displayWidth).max() ?? 0
        return board.services.map { known in
            let mark = board.selected == known.id ? "▸" : " "
            let name = known.service.name.padded(to: width)
            let muted = known.isMuted ? "  " + texts(\.alerts.muted) : ""
            return "\(mark) \(name)  \(known.id)\(muted)"
        }
    }

    static func lines(of list: AlertsListing, in context: CommandContext) -> [String] {
        let texts = context.texts
        var lines = list.failure.map { [texts.message(for: $0)] } ?? []
        if list.isOffline { lines.append(texts(\.alerts.kept)) }
        if list.sections.count == 0 { lines.append(texts(\.alerts.noAlerts)) }
        let alerts = list.sections.sections.flatMap(\.alerts)
        let width = alerts.compactMap { $0.severity?.name.displayWidth }.max() ?? 0
        for section in list.sections.sections {
            lines.append(texts.sectionTitle(of: section.day))
            for alert in section.alerts {
                let time = list.sections.calendar.localTime(at: alert.occurredAt).time.text
                let severity = (alert.severity?.name ?? "").padded(to: width)
                let end = alert.endedAt == nil ? "" : " " + texts(\.alerts.ended)
                lines.append("  \(time)  \(severity)  \(alert.title)\(end)")
            }
        }
        if list.hasMore { lines.append(texts(\.alerts.more)) }
        return lines
    }

    static func lines(of alert: ServiceAlert, in context: CommandContext) -> [String] {
        let texts = context.texts
        let local = context.container.environment.current.calendar.localTime(at: alert.occurredAt)
        let end = alert.endedAt == nil ? "" : " " + texts(\.alerts.ended)
        let severity = alert.severity.map { "  " + $0.name } ?? ""
        let body = alert.body.split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init
        )
        return [alert.title + end, "\(local.day.text) \(local.time.text)\(severity)"]
            + (alert.body.isEmpty ? [] : body) + (alert.link.map { [$0.absoluteString] } ?? [])
    }
}
