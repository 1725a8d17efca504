/// A minute of a plan, counted from 00:00 of the plan's date as the clock on the wall shows it.
///
/// It may pass 24:00, since a night owl's day does: 25:00 is 01:00 of the next date, still in this plan.
public struct PlanTime: Hashable, Comparable, Strideable, Sendable {
    /// The minutes of a whole date.
    static let minutesPerDay = 1440

    /// Minutes since 00:00 of the date.
    public let minutes: Int

    /// The time so many minutes after 00:00 of the date; a negative number is the date before.
    public init(minutes: Int) {
        self.minutes = minutes
    }

    /// The time that a text from `00:00` to `47:59` names; nil for any other.
    public init?(_ text: String) {
        let form = /(\d\d?):(\d\d)/.asciiOnlyDigits()
        guard let match = text.wholeMatch(of: form)?.output,
            let hour = Int(match.1), let minute = Int(match.2),
            (0..<48).contains(hour), (0..<60).contains(minute)
        else { return nil }
        self.init(minutes: hour * 60 + minute)
    }

    /// The time of a day, on the date itself.
    public init(_ time: TimeOfDay) {
        self.init(minutes: time.minutes)
    }

    /// The hour; 24 and more are on the next date.
    public var hour: Int { minutes.dividedDown(by: 60) }
    /// The minute, 0…59.
    public var minute: Int { minutes.modulo(60) }

    /// What the clock on the wall shows.
    public var timeOfDay: TimeOfDay {
        TimeOfDay(minutes: minutes.modulo(Self.minutesPerDay)) ?? .midnight
    }

    /// The time as `07:00`, and as `25:00` after midnight.
    public var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

    /// The same minute, counted from a date that is so many days earlier.
    func adding(days: Int) -> PlanTime {
        PlanTime(minutes: minutes + days * Self.minutesPerDay)
    }

    /// The minutes to another time.
    public func distance(to other: PlanTime) -> Int { other.minutes - minutes }

    /// The time so many minutes later.
    public func advanced(by minutes: Int) -> PlanTime {
        PlanTime(minutes: self.minutes + minutes)
    }

    /// The earlier time comes first.
    public static func < (left: PlanTime, right: PlanTime) -> Bool {
        left.minutes < right.minutes
    }
}

extension Range<PlanTime> {
    /// The same stretch, counted from a date that is so many days earlier.
    func adding(days: Int) -> Range {
        lowerBound.adding(days: days)..<upperBound.adding(days: days)
    }
}
