import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru notifications`: what would be handed to a platform, and what did not fit.
struct NotificationsCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let (container, texts) = (context.container, context.texts)
        let limit = try context.options["--limit"].map { text throws(Failure) in
            try Options.count(text, from: 0, of: "limit")
        }
        let (plan, agenda): (NotificationPlan, Agenda)
        do {
            plan = try await container.planNotifications.plan(limit: limit)
            agenda = try await container.agenda()
        } catch {
            throw .agenda(error)
        }
        let heading = texts(
            \.agenda.held,
            [.count: plan.held.count, .limit: limit ?? container.notificationLimit]
        )
        let dropped = texts.dropped(from: plan, of: agenda)
        context.output.show(
            "notifications",
            [
                "limit": limit ?? container.notificationLimit,
                "requests": plan.held.map(request),
                "dropped": plan.dropped.map { ["id": $0.id, "at": instant($0.at)] },
                "planAgainAt": plan.planAgainAt.map(instant) ?? NSNull(),
            ],
            lines: [heading] + plan.held.map { line(of: $0, in: agenda) }
                + (dropped.isEmpty ? [] : [dropped])
        )
    }

    private func request(_ planned: PlannedNotification) -> [String: Any] {
        let lines = context.texts.lines(for: planned.subject)
        return [
            "id": planned.id,
            "at": instant(planned.at),
            "repeats": planned.trigger.repeats,
            "title": lines.title,
            "body": lines.body,
            "sound": sound(planned),
        ]
    }

    private func sound(_ planned: PlannedNotification) -> Any {
        switch planned.sound {
        case .silent: NSNull()
        case .standard: "default"
        case .named(let name): name
        }
    }

    private func line(of planned: PlannedNotification, in agenda: Agenda) -> String {
        let (calendar, texts) = (agenda.calendar, context.texts)
        let local = calendar.localTime(at: planned.at)
        let today = calendar.localTime(at: agenda.now).day
        let lines = texts.lines(for: planned.subject)
        let time = texts.relativeTime(local, today: today)
        return "\(time)  \(lines.title): \(lines.body)  \(planned.id)"
    }

    private func instant(_ instant: Date) -> String {
        RFC3339.text(instant, in: context.container.environment.current.zone)
    }
}
