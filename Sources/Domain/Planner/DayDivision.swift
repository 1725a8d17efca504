/// How a day is divided: the sleep, and into how many equal parts the rest.
public struct DayDivision: Hashable, Sendable {
    /// A day from 07:00 to 25:00 in four parts.
    public static let standard = DayDivision(suggestedFor: .standard)

    /// The sleep.
    public let sleep: SleepSchedule
    /// The number of parts, one of the options.
    public let count: Int

    /// A day in so many parts.
    ///
    /// - Throws: `.notAnOption`.
    public init(_ sleep: SleepSchedule, into count: Int) throws(PlannerError) {
        let options = Self.options(awake: sleep.awakeMinutes)
        guard options.contains(count) else {
            throw .notAnOption(
                options: options,
                suggested: Self.suggestion(awake: sleep.awakeMinutes)
            )
        }
        self.init(sleep, known: count)
    }

    /// A day in as many parts as are suggested.
    public init(suggestedFor sleep: SleepSchedule) {
        self.init(sleep, known: Self.suggestion(awake: sleep.awakeMinutes))
    }

    private init(_ sleep: SleepSchedule, known count: Int) {
        self.sleep = sleep
        self.count = count
    }

    /// The division after a change of sleep: the number of parts stays if it can, else it is the suggested
    /// one.
    public func sleeping(_ sleep: SleepSchedule) -> DayDivision {
        Self.options(awake: sleep.awakeMinutes).contains(count)
            ? DayDivision(sleep, known: count) : DayDivision(suggestedFor: sleep)
    }

    /// The whole span that is planned.
    public var awake: Range<PlanTime> { sleep.awake }
    /// How long each part is, in minutes.
    public var partMinutes: Int { sleep.awakeMinutes / count }

    /// The parts, one after the other without a gap.
    public var parts: [DayPart] { (1...count).map(known) }

    /// The part of a number; nil outside 1…`count`.
    public func part(_ number: Int) -> DayPart? {
        (1...count).contains(number) ? known(number) : nil
    }

    /// The part that a minute lies in; nil while one sleeps.
    public func part(at time: PlanTime) -> DayPart? {
        guard awake.contains(time) else { return nil }
        return known(awake.lowerBound.distance(to: time) / partMinutes + 1)
    }

    /// The part that a stretch lies in as a whole; nil when it crosses a boundary.
    public func part(of time: Range<PlanTime>) -> DayPart? {
        part(at: time.lowerBound).flatMap { time.upperBound <= $0.time.upperBound ? $0 : nil }
    }

    private func known(_ number: Int) -> DayPart {
        let start = awake.lowerBound.advanced(by: (number - 1) * partMinutes)
        return DayPart(number: number, time: start..<start.advanced(by: partMinutes))
    }
}
