public import Foundation

/// An alarm and what becomes of it.
public struct AlarmEntry: Identifiable, Hashable, Sendable {
    /// What a person edits.
    public internal(set) var alarm: Alarm
    /// What becomes of it.
    public internal(set) var state: AlarmState

    /// The identity, that of the alarm.
    public var id: Alarm.ID { alarm.id }

    /// An alarm as it was stored.
    public init(alarm: Alarm, state: AlarmState) {
        self.alarm = alarm
        self.state = state
    }

    /// When it rings next, a snooze included; nil for an alarm that is off or whose moment has passed.
    public func next(after now: Date, in calendar: LocalCalendar) -> AlarmOccurrence? {
        let regular = nextRegular(after: now, in: calendar)
        guard let snooze = snooze(after: now, in: calendar) else { return regular }
        return regular.map { $0.at < snooze.at ? $0 : snooze } ?? snooze
    }

    /// The same without the snooze; days that are left out cost nothing, however many there are.
    func nextRegular(after now: Date, in calendar: LocalCalendar) -> AlarmOccurrence? {
        regular(after: now, in: calendar, ringsOnly: true)?
            .first { _ in true }
            .flatMap { $0.at > now ? $0 : nil }
    }

    /// The days to come whose ring was skipped, the soonest first.
    public func skippedDays(after now: Date, in calendar: LocalCalendar) -> [CalendarDay] {
        let shown = calendar.localTime(at: now)
        return state.skipped.filter { LocalTime($0, alarm.time) > shown }.sorted()
    }

    /// The occurrences in a stretch of time that begins now or later, in order, with those that are
    /// left out and why.
    public func occurrences(in range: Range<Date>, in calendar: LocalCalendar) -> [AlarmOccurrence]
    {
        let start = range.lowerBound.adding(.milliseconds(-1))
        var found: [AlarmOccurrence] = []
        for occurrence in upcoming(after: start, in: calendar) {
            if occurrence.at >= range.upperBound { break }
            found.append(occurrence)
        }
        return found
    }

    /// The occurrences after a moment, in order and without end, with those that are left out.
    public func upcoming(
        after now: Date,
        in calendar: LocalCalendar
    ) -> some Sequence<AlarmOccurrence> {
        AnySequence { makeIterator(after: now, in: calendar) }
    }

    private func makeIterator(
        after now: Date,
        in calendar: LocalCalendar
    ) -> AnyIterator<AlarmOccurrence> {
        var snooze = snooze(after: now, in: calendar)
        var regular = regular(after: now, in: calendar, ringsOnly: false)
        var pending = regular?.next()
        // An alarm that rings once may have left out days that have passed.
        while let passed = pending, passed.at <= now { pending = regular?.next() }
        return AnyIterator {
            if let first = snooze, pending.map({ first.at <= $0.at }) ?? true {
                snooze = nil
                return first
            }
            let first = pending
            pending = first == nil ? nil : regular?.next()
            return first
        }
    }

    /// The regular schedule as it is seen at a moment; nil for an alarm that is off.
    private func regular(
        after now: Date,
        in calendar: LocalCalendar,
        ringsOnly: Bool
    ) -> AlarmSchedule? {
        guard alarm.isEnabled else { return nil }
        // One that rings once rings at the first match after it was armed, which may have passed. It
        // was armed later than now only if the clock was set back.
        return AlarmSchedule(
            of: alarm,
            state,
            after: alarm.isOnce ? min(state.armedAt, now) : now,
            in: calendar,
            ringsOnly: ringsOnly
        )
    }

    private func snooze(after now: Date, in calendar: LocalCalendar) -> AlarmOccurrence? {
        guard let until = state.snoozedUntil, until > now else { return nil }
        return AlarmOccurrence(
            alarmID: id,
            at: until,
            local: calendar.localTime(at: until),
            reason: .snooze,
            transition: nil,
            leftOut: nil
        )
    }
}
