/// A day of the Gregorian calendar: a date and nothing else. It is no instant and has no zone, so
/// it never shifts when either changes.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// The days from 1 January 1970 to this one; negative before.
    public let daysSince1970: Int

    /// The day so many days after 1 January 1970.
    public init(daysSince1970: Int) {
        self.daysSince1970 = daysSince1970
    }

    /// The day of a year (1…9999), month (1…12) and day of the month; nil when there is none.
    public init?(year: Int, month: Int, day: Int) {
        guard let month = CalendarMonth(year: year, month: month),
            (1...month.dayCount).contains(day)
        else { return nil }
        self.init(daysSince1970: month.firstDay.daysSince1970 + day - 1)
    }

    /// The day that a text of the form `2026-10-15` names; nil for any other form or no such day.
    public init?(_ text: String) {
        let form = /(\d{4})-(\d\d)-(\d\d)/.asciiOnlyDigits()
        guard let match = text.wholeMatch(of: form)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3)
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The day as `2026-10-15` (ISO 8601), wherever one is.
    public var text: String {
        let (year, month, day) = civil
        return "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    }

    /// The year.
    public var year: Int { civil.year }
    /// The month, 1…12.
    public var month: Int { civil.month }
    /// The day of the month, 1…31.
    public var day: Int { civil.day }

    /// The month that the day is in.
    public var calendarMonth: CalendarMonth {
        let (year, month, _) = civil
        return CalendarMonth(monthsSince1970: (year - 1970) * 12 + month - 1)
    }

    /// The day of the week. 1 January 1970 was a Thursday.
    public var weekday: Weekday { Weekday.allCases[(daysSince1970 + 3).modulo(7)] }

    /// The day so many days later; earlier for a negative number.
    public func adding(days: Int) -> CalendarDay {
        CalendarDay(daysSince1970: daysSince1970 + days)
    }

    /// The first day of the week that this day is in.
    public func startOfWeek(from firstWeekday: Weekday) -> CalendarDay {
        adding(days: -(weekday.rawValue - firstWeekday.rawValue).modulo(7))
    }

    /// The number of the week, 1…53, and the year it belongs to (ISO 8601): week 1 has the year's first
    /// Thursday, so 29 December 2025 is in week 1 of 2026.
    public var isoWeek: (year: Int, week: Int) {
        let thursday = startOfWeek(from: .mon).adding(days: 3)
        let newYear = CalendarMonth(monthsSince1970: (thursday.year - 1970) * 12).firstDay
        return (thursday.year, (thursday.daysSince1970 - newYear.daysSince1970) / 7 + 1)
    }

    /// The earlier day comes first.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool {
        left.daysSince1970 < right.daysSince1970
    }

    /// Years are counted from March, which puts the leap day last and gives months a regular length.
    private var civil: (year: Int, month: Int, day: Int) {
        let shifted = daysSince1970 + 719_468
        let era = shifted.dividedDown(by: 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }
}
