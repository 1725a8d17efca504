/// One of the equal parts of a day: a "day" of its own.
public struct DayPart: Identifiable, Hashable, Sendable {
    /// Its number, from 1 on.
    public let number: Int
    /// From its first minute to the first of the next part.
    public let time: Range<PlanTime>

    /// The identity within its day, the number.
    public var id: Int { number }
    /// How long it is, in minutes.
    public var minutes: Int { time.count }

    /// A part of one's own, for previews.
    public init(number: Int, time: Range<PlanTime>) {
        self.number = number
        self.time = time
    }
}
