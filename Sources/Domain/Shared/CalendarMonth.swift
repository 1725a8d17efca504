/// A month of the Gregorian calendar.
public struct CalendarMonth: Hashable, Comparable, Sendable {
    /// The months from January 1970 to this one; negative before.
    public let monthsSince1970: Int

    /// The month so many months after January 1970.
    public init(monthsSince1970: Int) {
        self.monthsSince1970 = monthsSince1970
    }

    /// The month of a year (1…9999) and a number (1…12); nil when there is none.
    public init?(year: Int, month: Int) {
        guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
        self.init(monthsSince1970: (year - 1970) * 12 + month - 1)
    }

    /// The month that a text of the form `2026-10` names; nil for any other form or no such month.
    public init?(_ text: String) {
        guard let day = CalendarDay(text + "-01") else { return nil }
        self = day.calendarMonth
    }

    /// The month as `2026-10`.
    public var text: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }

    /// The year.
    public var year: Int { 1970 + monthsSince1970.dividedDown(by: 12) }
    /// The number of the month, 1…12.
    public var month: Int { monthsSince1970.modulo(12) + 1 }

    /// The month so many months later; earlier for a negative number.
    public func adding(months: Int) -> CalendarMonth {
        CalendarMonth(monthsSince1970: monthsSince1970 + months)
    }

    /// The first day of the month.
    public var firstDay: CalendarDay {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5
        let leapDays =
            year.dividedDown(by: 4) - year.dividedDown(by: 100)
            + year.dividedDown(by: 400)
        return CalendarDay(daysSince1970: year * 365 + leapDays + dayOfYear - 719_468)
    }

    /// The number of its days, 28…31.
    public var dayCount: Int {
        adding(months: 1).firstDay.daysSince1970 - firstDay.daysSince1970
    }

    /// Its days, first to last.
    public var days: [CalendarDay] { (0..<dayCount).map(firstDay.adding(days:)) }

    /// How many cells of a grid stay empty before the first day, 0…6.
    public func leadingBlanks(from firstWeekday: Weekday) -> Int {
        (firstDay.weekday.rawValue - firstWeekday.rawValue).modulo(7)
    }

    /// The earlier month comes first.
    public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
        left.monthsSince1970 < right.monthsSince1970
    }
}
