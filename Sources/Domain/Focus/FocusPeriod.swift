/// How much of the calendar a summary covers.
public enum FocusPeriod: String, CaseIterable, Hashable, Sendable {
    /// One day.
    case day
    /// Seven days, from the first weekday on.
    case week
    /// One month of the calendar.
    case month

    /// That day alone; the upper bound is outside.
    public static func days(of day: CalendarDay) -> Range<CalendarDay> {
        day..<day.adding(days: 1)
    }

    /// The days of the period that a day is in; the upper bound is outside.
    public func days(around day: CalendarDay, firstWeekday: Weekday) -> Range<CalendarDay> {
        switch self {
        case .day:
            return Self.days(of: day)
        case .week:
            let first = day.startOfWeek(from: firstWeekday)
            return first..<first.adding(days: 7)
        case .month:
            let month = day.calendarMonth
            return month.firstDay..<month.adding(months: 1).firstDay
        }
    }
}
