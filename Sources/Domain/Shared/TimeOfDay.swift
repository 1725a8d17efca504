/// What a clock on the wall shows to the minute, from 00:00 to 23:59; no instant, and in no zone.
public struct TimeOfDay: Hashable, Comparable, Sendable {
    /// The first minute of a day.
    public static let midnight = TimeOfDay(minutes: 0, ())

    /// Minutes since midnight, 0..<1440.
    public let minutes: Int

    /// The time so many minutes after midnight; nil outside 0..<1440.
    public init?(minutes: Int) {
        guard (0..<1440).contains(minutes) else { return nil }
        self.init(minutes: minutes, ())
    }

    /// The time of an hour (0…23) and a minute (0…59); nil outside.
    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        self.init(minutes: hour * 60 + minute, ())
    }

    private init(minutes: Int, _: Void) {
        self.minutes = minutes
    }

    /// The hour, 0…23.
    public var hour: Int { minutes / 60 }
    /// The minute, 0…59.
    public var minute: Int { minutes % 60 }

    /// The time as `07:00`.
    public var text: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }

    /// The earlier time comes first.
    public static func < (left: TimeOfDay, right: TimeOfDay) -> Bool {
        left.minutes < right.minutes
    }
}
