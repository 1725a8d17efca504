import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru`: what runs now, what was done today, what counts down, and what rings next.
struct OverviewCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let status = try await FocusCommand(context: context).status()
        let (today, texts) = (try await context.focusToday(), context.texts)
        let total = texts(\.focus.today, [.time: texts.total(today.total.focused)])
        let sessions = texts(\.statistics.sessions, [.count: today.total.sessions])
        let clock = try await context.alarms()
        let environment = context.container.environment.current
        let now = context.container.clock.now
        let next = clock.next(after: now, in: environment.calendar)
        let ringing = clock.entriesInOrder.filter { $0.state.ring != nil }
        let alarmLines =
            ringing.map { AlarmLines.line(of: $0, in: context) }
            + (clock.entries.isEmpty
                ? [] : [texts.summary(of: next, at: now, in: environment.calendar)])
        let countdowns = Countdowns(
            try await context.countdowns().all.values.filter { $0.state != .idle }
        )
        context.output.show(
            "overview",
            [
                "alarms": [
                    "ringing": ringing.map { AlarmJSON.entry($0, in: context) },
                    "next": next.flatMap { occurrence in
                        clock.entries[occurrence.alarmID].map {
                            AlarmJSON.occurrence(occurrence, of: $0, in: context)
                        }
                    } ?? NSNull(),
                ] as [String: Any],
                "countdowns": countdowns.inOrder.map { CountdownJSON.countdown($0, in: context) },
                "focus": FocusJSON.status(status, today: today, in: context),
                "today": FocusJSON.summary(today, in: context),
            ],
            lines: FocusLines.lines(of: status, texts: texts) + ["\(total), \(sessions)"]
                + CountdownCommand(context: context).lines(of: countdowns) + alarmLines
        )
    }
}
