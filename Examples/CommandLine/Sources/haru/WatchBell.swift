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
        if context.output.json {
            var call = json(subject, at: context.container.clock.now)
            call["silent"] = isSilent
            context.output.show("watch", ["rang": call], lines: [])
        } else if isSilent {
            context.output.line(line)
        } else {
            context.output.ring(line)
        }
        let lines = context.texts.lines(for: subject)
        if !desktop.show(lines.title, lines.body) {
            context.output.warn(context.texts(\.commandLine.desktopRefused))
        }
    }

    /// Says what nobody heard or answered.
    func miss(_ line: String, _ subject: AgendaSubject, at moment: Date) {
        context.output.show("watch", ["missed": json(subject, at: moment)], lines: [line])
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
