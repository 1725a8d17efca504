import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Alarms as JSON: instants as RFC 3339 with offset, durations in seconds.
enum AlarmJSON {
    static func entry(_ entry: AlarmEntry, in context: CommandContext) -> [String: Any] {
        let (alarm, state, texts) = (entry.alarm, entry.state, context.texts)
        let calendar = context.container.environment.current.calendar
        let now = context.container.clock.now
        let next = entry.next(after: now, in: calendar)?.at
        return [
            "id": alarm.id.uuidString,
            "time": alarm.time.text,
            "timeText": texts.time(alarm.time),
            "days": alarm.days.sorted().map { "\($0)" },
            "daysText": texts.repetition(alarm.days),
            "label": alarm.label.text,
            "sound": sound(alarm.sound),
            "snooze": alarm.snooze.duration.map { Int($0.components.seconds) } ?? NSNull(),
            "enabled": alarm.isEnabled,
            "next": instant(next, context),
            "createdAt": instant(alarm.createdAt, context),
            "phase": phase(entry.phase),
            "snoozedUntil": instant(state.snoozedUntil, context),
            "missedAt": instant(state.missedAt, context),
            "skipped": entry.skippedDays(after: now, in: calendar).map(\.text),
            "pause": state.pause.map { ["from": $0.lowerBound.text, "to": $0.upperBound.text] }
                ?? NSNull(),
        ]
    }

    static func occurrence(
        _ occurrence: AlarmOccurrence,
        of entry: AlarmEntry,
        in context: CommandContext
    ) -> [String: Any] {
        var json: [String: Any] = [
            "alarm": occurrence.alarmID.uuidString,
            "label": entry.alarm.label.text,
            "time": entry.alarm.time.text,
            "at": instant(occurrence.at, context),
            "reason": occurrence.reason.rawValue,
            "skipped": !occurrence.rings,
            "skippedBy": occurrence.leftOut?.rawValue ?? NSNull(),
        ]
        if context.options.has("--explain") {
            json["explanation"] = context.texts.explanation(of: occurrence, of: entry)
        }
        return json
    }

    private static func sound(_ sound: Alarm.Sound) -> String {
        switch sound {
        case .standard: "default"
        case .named(let name): name
        }
    }

    private static func phase(_ phase: AlarmEntry.Phase) -> String {
        switch phase {
        case .quiet: "quiet"
        case .ringing: "ringing"
        case .snoozed: "snoozed"
        }
    }

    private static func instant(_ instant: Date?, _ context: CommandContext) -> Any {
        let zone = context.container.environment.current.zone
        return instant.map { RFC3339.text($0, in: zone) } ?? NSNull()
    }
}
