import HaruComposition
import HaruDomain
import HaruPresentation

/// Alarms as lines of text.
enum AlarmLines {
    static func lines(of clock: AlarmClock, in context: CommandContext) -> [String] {
        let entries = clock.entriesInOrder
        guard !entries.isEmpty else { return [context.texts(\.alarms.noAlarms)] }
        let rows = entries.map { columns(of: $0, in: context) }
        let widths = rows[0].indices.dropLast().map { column in
            rows.map { $0[column].displayWidth }.max() ?? 0
        }
        return rows.map { row in
            let padded = zip(row, widths).filter { $1 > 0 }.map { $0.padded(to: $1) }
            return (padded + row.suffix(1).filter { !$0.isEmpty }).joined(separator: "  ").trimmed
        }
    }

    static func line(of entry: AlarmEntry, in context: CommandContext) -> String {
        columns(of: entry, in: context).filter { !$0.isEmpty }.joined(separator: "  ")
    }

    /// The coming rings; those that are left out only where they are to be explained.
    static func lines(
        of occurrences: [AlarmOccurrence],
        of clock: AlarmClock,
        in context: CommandContext
    ) -> [String] {
        let texts = context.texts
        let environment = context.container.environment.current
        let today = environment.calendar.localTime(at: context.container.clock.now).day
        let explains = context.options.has("--explain")
        var lines: [String] = []
        var paused: Set<Alarm.ID> = []
        for occurrence in occurrences {
            guard let entry = clock.entries[occurrence.alarmID],
                explains || occurrence.rings,
                // Of a pause the first day is enough.
                occurrence.leftOut != .pause || paused.insert(entry.id).inserted
            else { continue }
            let local = environment.calendar.localTime(at: occurrence.at)
            let moment =
                occurrence.rings
                ? texts.relativeTime(local, today: today)
                : texts.relativeDay(occurrence.local.day, today: today)
            let parts = [occurrence.rings ? "●" : "○", moment, texts.title(of: entry.alarm)]
            lines.append(parts.joined(separator: "  "))
            if explains { lines.append("   " + texts.explanation(of: occurrence, of: entry)) }
        }
        return lines.isEmpty ? [texts(\.alarms.noneToCome)] : lines
    }

    private static func columns(of entry: AlarmEntry, in context: CommandContext) -> [String] {
        let (texts, alarm) = (context.texts, entry.alarm)
        let calendar = context.container.environment.current.calendar
        let now = context.container.clock.now
        let next = entry.next(after: now, in: calendar)
        let until = next.map { texts.until($0.at, from: now) } ?? ""
        let note = texts.note(on: entry, at: now, in: calendar)
        return [
            alarm.isEnabled || entry.phase != .quiet ? "●" : "○",
            texts.time(alarm.time),
            texts.days(of: alarm),
            alarm.label.text,
            [note, until].filter { !$0.isEmpty }.joined(separator: "  "),
        ]
    }
}

extension String {
    fileprivate var trimmed: String {
        String(prefix(count - reversed().prefix { $0 == " " }.count))
    }
}
