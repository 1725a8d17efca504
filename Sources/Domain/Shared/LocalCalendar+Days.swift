public import Foundation

/// A day begins once the clock shows the day before no more. Where the clock is set back over
/// midnight, the evening that comes again is still the old day's, and so are the minutes before it.
extension LocalCalendar {
    /// The day at an instant.
    public func day(at instant: Date) -> CalendarDay {
        let day = localTime(at: instant).day
        return start(of: day) <= instant ? day : day.adding(days: -1)
    }

    /// The first instant of a day. Of a day that the zone skipped, that of the next one.
    public func start(of day: CalendarDay) -> Date {
        switch resolve(LocalTime(day)) {
        case .unique(let instant): instant
        case .gap(let transition): transition.instant
        case .overlap(let first, let second, let transition):
            transition.after.day < day ? second : first
        }
    }

    /// From the first instant of a day to the first of the next one: 24 hours as a rule, 23 or 25 when
    /// the clock changes, none when the zone skipped the day.
    public func interval(of day: CalendarDay) -> Range<Date> {
        start(of: day)..<start(of: day.adding(days: 1))
    }

    /// Seven days from a first weekday on, the week that `day` is in.
    public func week(of day: CalendarDay, from firstWeekday: Weekday) -> Range<Date> {
        let first = day.startOfWeek(from: firstWeekday)
        return start(of: first)..<start(of: first.adding(days: 7))
    }

    /// The whole of a month.
    public func interval(of month: CalendarMonth) -> Range<Date> {
        start(of: month.firstDay)..<start(of: month.adding(months: 1).firstDay)
    }

    /// Whether the zone went over a day, as Samoa did over 30 December 2011.
    public func isSkipped(_ day: CalendarDay) -> Bool {
        interval(of: day).isEmpty
    }
}
