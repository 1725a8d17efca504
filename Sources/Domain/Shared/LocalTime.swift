/// A date with a time to the millisecond, as a calendar and a clock on the wall show them. Only a
/// `LocalCalendar` knows whether there is such an instant, or two.
public struct LocalTime: Hashable, Comparable, Sendable {
    /// Milliseconds since 1 January 1970, 00:00, as if no clock were ever changed.
    public let milliseconds: Int64

    package init(milliseconds: Int64) {
        self.milliseconds = milliseconds
    }

    /// A time of a day.
    public init(_ day: CalendarDay, _ time: TimeOfDay = .midnight) {
        milliseconds = Int64(day.daysSince1970) * 86_400_000 + Int64(time.minutes) * 60_000
    }

    /// The day.
    public var day: CalendarDay {
        CalendarDay(daysSince1970: Int(milliseconds.dividedDown(by: 86_400_000)))
    }

    /// Milliseconds since midnight, 0..<86,400,000.
    public var millisecondsOfDay: Int { Int(milliseconds.modulo(86_400_000)) }

    /// The time to the minute, rounded down.
    public var time: TimeOfDay {
        TimeOfDay(minutes: millisecondsOfDay / 60_000) ?? .midnight
    }

    /// The earlier one comes first, as the wall shows them.
    public static func < (left: LocalTime, right: LocalTime) -> Bool {
        left.milliseconds < right.milliseconds
    }
}
