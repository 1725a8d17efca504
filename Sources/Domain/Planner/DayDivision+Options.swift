extension DayDivision {
    /// A sleep near another one that divides better.
    public struct Nearby: Hashable, Sendable {
        /// The sleep.
        public let sleep: SleepSchedule
        /// The numbers of parts that it allows.
        public let options: [Int]

        /// A sleep of one's own, for previews.
        public init(sleep: SleepSchedule, options: [Int]) {
            self.sleep = sleep
            self.options = options
        }
    }

    private static let hour = 60
    /// How long a part should be, in minutes.
    private static let idealPart = 240
    /// What people like their times to be multiples of, in minutes.
    private static let roundMinutes = 5
    /// With fewer options than these, others nearby are named.
    fileprivate static let enoughOptions = 4
    private static let mostNearby = 3
    private static let nearMinutes = stride(from: roundMinutes, through: 30, by: roundMinutes)

    /// The numbers of parts that so many waking minutes allow, ascending: parts are equal, of whole minutes,
    /// and an hour long or longer. 1 is always among them.
    public static func options(awake minutes: Int) -> [Int] {
        (1...max(1, minutes / hour)).filter { minutes % $0 == 0 }
    }

    /// The number of parts that is suggested: the one whose parts are closest to four hours, the smaller of
    /// two, and if there are any only among those whose parts are multiples of five minutes.
    public static func suggestion(awake minutes: Int) -> Int {
        let options = options(awake: minutes)
        let round = options.filter { minutes / $0 % roundMinutes == 0 }
        let farness = { (count: Int) in abs(minutes / count - idealPart) }
        return (round.isEmpty ? options : round).min { farness($0) < farness($1) } ?? 1
    }

    /// The nearest sleeps that allow four numbers of parts or more, at most three: bed or wake is moved by
    /// 5 to 30 minutes. The least move comes first, of equal ones that of bed, then the earlier. Empty when
    /// the sleep itself allows four.
    public static func nearby(_ sleep: SleepSchedule) -> [Nearby] {
        guard options(awake: sleep.awakeMinutes).count < enoughOptions else { return [] }
        let moves = nearMinutes.flatMap { minutes in
            [(-minutes, 0), (minutes, 0), (0, -minutes), (0, minutes)]
        }
        return Array(moves.lazy.compactMap { sleep.moved(bed: $0, wake: $1) }.prefix(mostNearby))
    }
}

extension SleepSchedule {
    fileprivate func moved(bed bedMinutes: Int, wake wakeMinutes: Int) -> DayDivision.Nearby? {
        let bed = PlanTime(bed).advanced(by: bedMinutes).timeOfDay
        let wake = PlanTime(wake).advanced(by: wakeMinutes).timeOfDay
        do throws(PlannerError) {
            let sleep = try SleepSchedule(bed: bed, wake: wake)
            let options = DayDivision.options(awake: sleep.awakeMinutes)
            return options.count >= DayDivision.enoughOptions
                ? DayDivision.Nearby(sleep: sleep, options: options) : nil
        } catch {
            return nil  // no sleep, so nothing to name
        }
    }
}
