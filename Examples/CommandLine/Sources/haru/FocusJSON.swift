import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Focus as JSON: instants as RFC 3339 with offset, durations in seconds.
enum FocusJSON {
    static func timer(
        _ timer: FocusTimer,
        today: FocusSummary,
        in context: CommandContext
    ) -> [String: Any] {
        [
            "id": timer.id.uuidString,
            "title": timer.title.text,
            "icon": timer.icon.text,
            "goal": timer.goal.seconds,
            "createdAt": instant(timer.createdAt, context),
            "today": seconds(today.rows.first { $0.id == timer.id }?.total.focused ?? .zero),
        ]
    }

    static func status(
        _ status: FocusStatus?,
        today: FocusSummary,
        in context: CommandContext
    ) -> [String: Any] {
        guard let status else { return ["phase": "none"] }
        let texts = context.texts
        return [
            "timer": timer(status.timer, today: today, in: context),
            "phase": status.isResting ? "rest" : "focus",
            "focused": seconds(status.focused),
            "goalRemaining": seconds(status.goalRemaining),
            "goalReached": status.isGoalReached,
            "progress": status.progress,
            "elapsedText": texts.elapsed(of: status),
            "remainingText": texts.remaining(of: status),
            "restElapsed": status.restElapsed.map(seconds) ?? NSNull(),
            "restRemaining": status.restRemaining.map(seconds) ?? NSNull(),
            "restOver": status.isRestOver,
            "phaseEndsAt": status.phaseEndsAt.map { instant($0, context) } ?? NSNull(),
            "needsReview": status.needsReview,
        ]
    }

    static func outcome(_ outcome: FocusOutcome, in context: CommandContext) -> [String: Any] {
        [
            "recorded": outcome.isRecorded,
            "focused": seconds(outcome.record.focused),
            "intervals": outcome.record.intervals.map {
                [
                    "start": instant($0.lowerBound, context),
                    "end": instant($0.upperBound, context),
                ]
            },
        ]
    }

    static func summary(_ summary: FocusSummary, in context: CommandContext) -> [String: Any] {
        [
            "from": summary.days.lowerBound.text,
            "to": summary.lastDay.text,
            "total": seconds(summary.total.focused),
            "totalText": context.texts.total(summary.total.focused),
            "sessions": summary.total.sessions,
            "rows": summary.rows.map { row in
                [
                    "timer": row.id.uuidString,
                    "title": row.timer.title,
                    "icon": row.timer.icon.text,
                    "seconds": seconds(row.total.focused),
                    "text": context.texts.total(row.total.focused),
                    "sessions": row.total.sessions,
                    "deleted": row.timer.isDeleted,
                ] as [String: Any]
            },
        ]
    }

    private static func instant(_ instant: Date, _ context: CommandContext) -> Any {
        RFC3339.text(instant, in: context.container.environment.current.zone)
    }

    static func seconds(_ duration: Duration) -> Any {
        (duration / .milliseconds(1)).rounded() / 1000  // 860.81, not 860.8099999999999
    }
}
