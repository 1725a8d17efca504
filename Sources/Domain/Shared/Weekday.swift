/// A day of the week, Monday first.
public enum Weekday: Int, CaseIterable, Codable, Comparable, Hashable, Sendable {
    /// The seven days; raw values run from 0 to 6.
    case mon, tue, wed, thu, fri, sat, sun

    /// The number that calendars of Foundation use: Sunday is 1, Saturday is 7.
    public var calendarNumber: Int { (rawValue + 1) % 7 + 1 }

    /// The weekday that calendars of Foundation number so; nil outside 1…7.
    public init?(calendarNumber: Int) {
        guard (1...7).contains(calendarNumber) else { return nil }
        self.init(rawValue: (calendarNumber + 5) % 7)
    }

    /// Monday comes before Sunday.
    public static func < (left: Weekday, right: Weekday) -> Bool {
        left.rawValue < right.rawValue
    }
}
