public import Foundation
public import HaruDomain

extension Texts {
    /// What an alarm is called: its label, else its time.
    public func title(of alarm: Alarm) -> String {
        alarm.label.text.isEmpty ? time(alarm.time) : alarm.label.text
    }

    /// On which days an alarm rings; `한 번`, `Once` without any.
    public func days(of alarm: Alarm) -> String {
        alarm.isOnce ? self(\.alarms.once) : repetition(alarm.days)
    }

    /// What is heard: the name of the file without its folder.
    public func sound(_ sound: Alarm.Sound) -> String {
        switch sound {
        case .standard: self(\.alarms.standardSound)
        case .named(let name): String(name.split(separator: "/").last ?? "")
        }
    }

    /// For how long an alarm can be put off.
    public func snooze(_ snooze: Alarm.Snooze) -> String {
        snooze.duration.map(spoken) ?? self(\.alarms.snoozeOff)
    }

    /// How an alarm stands besides being on or off: ringing, snoozed, missed, paused, skipped; empty
    /// when there is nothing to say.
    public func note(
        on entry: AlarmEntry,
        at now: Date,
        in calendar: LocalCalendar,
        isSpoken: Bool = false
    ) -> String {
        let today = calendar.localTime(at: now).day
        func moment(_ instant: Date) -> String {
            let local = calendar.localTime(at: instant)
            let time = isSpoken ? spoken(local.time) : self.time(local.time)
            let day = relativeDay(local.day, today: today)
            return local.day == today ? time : self(\.time.dayAndTime, [.day: day, .time: time])
        }
        switch entry.phase {
        case .ringing: return self(\.alarms.ringing)
        case .snoozed(let until): return self(\.alarms.snoozed, [.time: moment(until)])
        case .quiet: break
        }
        if let missed = entry.state.missedAt {
            return self(\.alarms.missed, [.time: moment(missed)])
        }
        guard entry.alarm.isEnabled else { return "" }
        if let pause = entry.state.pause, pause.upperBound >= today {
            return self(\.alarms.paused, [.day: dates(pause, today: today)])
        }
        guard let skipped = entry.skippedDays(after: now, in: calendar).first else { return "" }
        return self(\.alarms.skipping, [.day: relativeDay(skipped, today: today)])
    }

    /// How long it is until a moment.
    public func until(_ instant: Date, from now: Date) -> String {
        self(\.alarms.ringsIn, [.time: spokenUntil(instant.duration(since: now))])
    }
}
