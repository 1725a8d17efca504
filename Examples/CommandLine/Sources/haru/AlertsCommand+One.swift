import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// One service or one alert.
extension AlertsCommand {
    func show(_ id: String) async throws(Failure) {
        let alert = try await Failure.alerts { () throws(AlertsError) in
            try await context.container.alerts.alert(id)
        }
        context.output.show(
            "alerts.show",
            AlertsJSON.alert(alert, in: context),
            lines: AlertsLines.lines(of: alert, in: context)
        )
    }

    func mute(_ name: String, _ isMuted: Bool) async throws(Failure) {
        let service = try Self.service(name, in: try await board().board)
        let setting = ServiceSetting(serviceID: service.id, notificationsOn: !isMuted)
        let board = try await Failure.alerts { () throws(AlertsError) in
            try await context.container.switchService(setting)
        }
        let text: KeyPath<TextTable, Phrase> =
            isMuted ? \.alertScreens.nowMuted : \.alertScreens.nowUnmuted
        context.output.show(
            isMuted ? "alerts.mute" : "alerts.unmute",
            AlertsJSON.service(board[service.id] ?? service, in: board),
            lines: [context.texts(text, [.title: service.service.name])]
        )
    }

    /// What a push would do: selects the service, and shows the alert that it names.
    func open(_ name: String, _ alert: String?) async throws(Failure) {
        let container = context.container
        let known = try await Failure.alerts { () throws(AlertsError) in
            try await container.alertDesk.desk().board
        }
        let id = try known.services(named: name).isEmpty ? name : Self.service(name, in: known).id
        let push = AlertPush(serviceID: id, alertID: alert)
        let board = try await Failure.alerts { () throws(AlertsError) in
            try await container.openPush(push)
        }
        let shown = try await Failure.alerts { () throws(AlertsError) in
            guard let alert else { return nil as ServiceAlert? }
            return try await container.alerts.alert(alert)
        }
        let title = board[id]?.service.name ?? id
        context.output.show(
            "alerts.open",
            [
                "service": id,
                "alert": shown.map { AlertsJSON.alert($0, in: context) as Any } ?? NSNull(),
                "presented": board.shouldPresent(push),
            ],
            lines: [context.texts(\.alerts.selected, [.title: title])]
                + (shown.map { AlertsLines.lines(of: $0, in: context) } ?? [])
        )
    }

    /// How many kept alerts of the shown service are newer than what was seen; nothing is asked of the
    /// server, and nil without a service.
    static func unread(
        _ container: AppContainer
    ) async throws(Failure) -> (service: KnownService, count: Int)? {
        try await Failure.alerts { () throws(AlertsError) in
            let desk = try await container.alertDesk.desk()
            guard desk.connection != nil, let id = desk.board.current,
                let service = desk.board[id]
            else { return nil }
            let page = try await container.alerts.keptPage(AlertQuery(serviceID: id))
            return (service, page.map(service.newAlerts) ?? 0)
        }
    }
}
