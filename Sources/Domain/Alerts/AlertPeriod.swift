public import Foundation

/// Days from a first to a last one, both included.
public struct AlertPeriod: Hashable, Sendable {
    /// The first day.
    public let first: CalendarDay
    /// The last day, all of which belongs to the period.
    public let last: CalendarDay

    /// A period.
    ///
    /// - Throws: `.periodEndsTooSoon` when the last day is before the first.
    public init(first: CalendarDay, last: CalendarDay) throws(AlertsError) {
        guard first <= last else { throw .periodEndsTooSoon }
        self.first = first
        self.last = last
    }

    /// From the start of the first day to the start of the day after the last, as the person's zone
    /// has them: days of 23 and 25 hours are whole.
    public func interval(in calendar: LocalCalendar) -> Range<Date> {
        calendar.start(of: first)..<calendar.start(of: last.adding(days: 1))
    }
}
