public import Foundation

/// What a person says to an alarm without editing it.
extension AlarmClock {
    /// Leaves out the next regular ring and returns it.
    ///
    /// - Throws: `.alarmNotFound`, `.nothingToSkip` when none is to come.
    @discardableResult
    public mutating func skipNext(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) -> AlarmOccurrence {
        try change(id, at: now, in: calendar) { entry throws(AlarmError) in
            let upcoming = entry.upcoming(after: now, in: calendar)
                .first { $0.rings && $0.reason != .snooze }
            guard let next = upcoming else { throw .nothingToSkip }
            let today = calendar.localTime(at: now).day.adding(days: -1)
            entry.state.skipped = entry.state.skipped.filter { $0 >= today }
            entry.state.skipped.insert(next.local.day)
            return next
        }
    }

    /// Lets ring again what was to be left out.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges` when nothing was.
    public mutating func unskip(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) {
        try change(id, at: now, in: calendar) { entry throws(AlarmError) in
            guard !entry.skippedDays(after: now, in: calendar).isEmpty else { throw .noChanges }
            entry.state.skipped = []
        }
    }

    /// Leaves out every ring of some days, both ends included; nil ends a pause.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges`.
    public mutating func pause(
        _ id: Alarm.ID,
        on days: ClosedRange<CalendarDay>?,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) {
        try change(id, at: now, in: calendar) { entry throws(AlarmError) in
            guard entry.state.pause != days else { throw .noChanges }
            entry.state.pause = days
        }
    }

    /// Puts off a ring.
    ///
    /// - Throws: `.alarmNotFound`, `.notRinging`, `.snoozeIsOff`.
    public mutating func snooze(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) {
        try change(id, at: now, in: calendar) { entry throws(AlarmError) in
            guard entry.state.ring != nil else { throw .notRinging }
            guard let length = entry.alarm.snooze.duration else { throw .snoozeIsOff }
            entry.state.ring = nil
            entry.state.snoozedUntil = now.adding(length)
        }
    }

    /// Ends a ring, or one that was put off. The next regular one stays.
    ///
    /// - Throws: `.alarmNotFound`, `.notRinging`.
    public mutating func stop(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) {
        try change(id, at: now, in: calendar) { entry throws(AlarmError) in
            guard entry.phase != .quiet else { throw .notRinging }
            entry.state.ring = nil
            entry.state.snoozedUntil = nil
        }
    }
}
