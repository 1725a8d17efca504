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
        let plan = PlanCommand(context: context)
        let day = try await plan.current()
        let alerts = try await AlertsCommand.unread(context.container)
        let agenda = try await agenda()
        let coming = agenda.upcoming(5)
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
                "agenda": coming.map(json),
                "alerts": alerts.map {
                    ["service": $0.service.id, "new": $0.count] as [String: Any] as Any
                } ?? NSNull(),
                "countdowns": countdowns.inOrder.map { CountdownJSON.countdown($0, in: context) },
                "focus": FocusJSON.status(status, today: today, in: context),
                "plan": PlanJSON.day(day, at: plan.now),
                "today": FocusJSON.summary(today, in: context),
            ],
            lines: FocusLines.lines(of: status, texts: texts) + ["\(total), \(sessions)"]
                + CountdownCommand(context: context).lines(of: countdowns)
                + (day.todos.isEmpty ? [] : PlanLines(day: day, now: plan.now, texts: texts).ahead)
                + ringing.map { AlarmLines.line(of: $0, in: context) }
                + coming.map { line(of: $0, in: agenda) }
                + (alerts.map { alerts in
                    alerts.count == 0
                        ? []
                        : ["🔔  \(alerts.service.service.name)  \(texts.newAlerts(alerts.count))"]
                } ?? [])
        )
    }

    private func agenda() async throws(Failure) -> Agenda {
        do { return try await context.container.agenda() } catch { throw .agenda(error) }
    }

    private func line(of item: AgendaItem, in agenda: Agenda) -> String {
        let row = context.texts.row(of: item, in: agenda)
        return "\(mark(of: item.subject))  \(row.timeText)  \(row.title)  (\(row.untilText))"
    }

    private func json(_ item: AgendaItem) -> [String: Any] {
        [
            "at": RFC3339.text(item.at, in: context.container.environment.current.zone),
            "kind": kind(of: item.subject),
            "title": context.texts.title(of: item.subject),
        ]
    }

    private func mark(of subject: AgendaSubject) -> String {
        switch subject {
        case .alarm, .snooze: "⏰"
        case .countdown: "⏳"
        case .todo: "☐"
        case .focusGoal(let timer), .focusRest(let timer): timer.icon.text
        }
    }

    private func kind(of subject: AgendaSubject) -> String {
        switch subject {
        case .alarm: "alarm"
        case .snooze: "snooze"
        case .countdown: "countdown"
        case .todo: "todo"
        case .focusGoal: "focus-goal"
        case .focusRest: "focus-rest"
        }
    }
}
