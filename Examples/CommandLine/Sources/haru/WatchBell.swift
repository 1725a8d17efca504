import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// How `haru watch` calls a person: by the terminal's bell and a line, and on the desktop. Programs get an
/// object for each call.
struct WatchBell {
    let context: CommandContext
    let desktop: DesktopNotification

    /// Rings, or only says so, and shows it on the desktop.
    func ring(_ line: String, _ subject: AgendaSubject, silently isSilent: Bool = false) {
        let lines = context.texts.lines(for: subject)
        let call = json(subject, at: context.container.clock.now)
        ring(line, call, silently: isSilent, on: (lines.title, lines.body))
    }

    /// Rings for an alert of a service.
    func ring(_ alert: ServiceAlert, of service: String) {
        let call = [
            "kind": "alert",
            "title": alert.title,
            "at": RFC3339.text(
                alert.occurredAt,
                in: context.container.environment.current.zone
            ),
        ]
        ring("🔔  \(service)  \(alert.title)", call, silently: false, on: (service, alert.title))
    }

    /// Says what nobody heard or answered.
    func miss(_ line: String, _ subject: AgendaSubject, at moment: Date) {
        context.output.show("watch", ["missed": json(subject, at: moment)], lines: [line])
    }

    private func ring(
        _ line: String,
        _ call: [String: Any],
        silently isSilent: Bool,
        on desk: (title: String, body: String)
    ) {
        if context.output.json {
            let rang = call.merging(["silent": isSilent]) { $1 }
            context.output.show("watch", ["rang": rang], lines: [])
        } else if isSilent {
            context.output.line(line)
        } else {
            context.output.ring(line)
        }
        if !desktop.show(desk.title, desk.body) {
            context.output.warn(context.texts(\.commandLine.desktopRefused))
        }
    }

    private func json(_ subject: AgendaSubject, at moment: Date) -> [String: Any] {
        [
            "kind": subject.kind,
            "title": context.texts.title(of: subject),
            "at": RFC3339.text(moment, in: context.container.environment.current.zone),
        ]
    }
}

extension AgendaSubject {
    fileprivate var kind: String {
        switch self {
        case .alarm: "alarm"
        case .snooze: "snooze"
        case .countdown: "countdown"
        case .todo: "todo"
        case .focusGoal: "focus-goal"
        case .focusRest: "focus-rest"
        }
    }
}
