import Foundation

/// The regular occurrences of an alarm after a moment, in order. They end with the year 9999 and, of
/// an alarm that rings once, with its ring.
struct AlarmSchedule: Sequence, IteratorProtocol {
    private static let lastDay = CalendarDay(daysSince1970: 2_932_896)

    private let id: Alarm.ID
    private let time: TimeOfDay
    private let reason: AlarmOccurrence.Reason
    private let state: AlarmState
    private let calendar: LocalCalendar
    private let start: Date
    private let ringsOnly: Bool
    /// A bit for each day of the week, Monday the lowest.
    private let days: Int
    private var day: CalendarDay
    private var isOver = false

    /// The occurrences after `start`; those that are left out are passed over if only rings count.
    init(
        of alarm: Alarm,
        _ state: AlarmState,
        after start: Date,
        in calendar: LocalCalendar,
        ringsOnly: Bool
    ) {
        id = alarm.id
        time = alarm.time
        reason = alarm.isOnce ? .once : .repeats
        days = alarm.isOnce ? 0b111_1111 : alarm.days.reduce(0) { $0 | 1 << $1.rawValue }
        self.state = state
        self.calendar = calendar
        self.start = start
        self.ringsOnly = ringsOnly
        day = calendar.localTime(at: start).day
    }

    mutating func next() -> AlarmOccurrence? {
        while !isOver, day <= Self.lastDay {
            if ringsOnly, let pause = state.pause, pause.contains(day) {
                day = pause.upperBound.adding(days: 1)
                continue
            }
            let candidate = day
            day = day.adding(days: 1)
            guard days & 1 << candidate.weekday.rawValue != 0 else { continue }
            let occurrence = occurrence(on: candidate)
            guard occurrence.at > start, !state.rung.contains(occurrence.at) else { continue }
            isOver = reason == .once && occurrence.rings
            if occurrence.rings || !ringsOnly { return occurrence }
        }
        return nil
    }

    /// The latest ring after the start and not after `end`, looked for backwards.
    func last(until end: Date) -> AlarmOccurrence? {
        // The clock may have been set back over midnight since a ring of the day that follows.
        var day = calendar.localTime(at: end).day.adding(days: 1)
        while day >= self.day {
            let occurrence = occurrence(on: day)
            if occurrence.at <= start { return nil }
            if occurrence.at <= end, occurrence.rings, !state.rung.contains(occurrence.at),
                days & 1 << day.weekday.rawValue != 0
            {
                return occurrence
            }
            day = day.adding(days: -1)
        }
        return nil
    }

    private func occurrence(on day: CalendarDay) -> AlarmOccurrence {
        let local = LocalTime(day, time)
        let leftOut = leftOut(day)
        switch calendar.resolve(local) {
        case .unique(let instant):
            return occurrence(at: instant, local, reason, nil, leftOut)
        case .overlap(let first, _, let transition):
            return occurrence(at: first, local, .overlap, transition, leftOut)
        case .gap(let transition):
            let isWholeDay =
                transition.before <= LocalTime(day)
                && transition.after >= LocalTime(day.adding(days: 1))
            return isWholeDay
                ? occurrence(at: transition.instant, local, reason, transition, .noSuchDay)
                : occurrence(at: transition.instant, local, .gap, transition, leftOut)
        }
    }

    private func occurrence(
        at instant: Date,
        _ local: LocalTime,
        _ reason: AlarmOccurrence.Reason,
        _ transition: LocalTimeResolution.Transition?,
        _ leftOut: AlarmOccurrence.LeftOut?
    ) -> AlarmOccurrence {
        AlarmOccurrence(
            alarmID: id,
            at: instant,
            local: local,
            reason: reason,
            transition: transition,
            leftOut: leftOut
        )
    }

    private func leftOut(_ day: CalendarDay) -> AlarmOccurrence.LeftOut? {
        if state.skipped.contains(day) { return .skip }
        return state.pause?.contains(day) == true ? .pause : nil
    }
}
