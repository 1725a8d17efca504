/// When a person goes to bed and wakes, which leaves the span of a day that is planned.
public struct SleepSchedule: Hashable, Sendable {
    /// Why two times are no sleep that a day can be planned around.
    public enum Problem: Hashable, Sendable {
        /// Less than an hour.
        case tooShort
        /// More than 20 hours.
        case tooLong
    }

    /// The minutes that a sleep may last.
    public static let minutes = 60...1200
    /// 01:00 to 07:00.
    public static let standard = SleepSchedule(
        known: TimeOfDay(minutes: 60) ?? .midnight,
        TimeOfDay(minutes: 420) ?? .midnight
    )

    /// When one goes to bed.
    public let bed: TimeOfDay
    /// When one wakes.
    public let wake: TimeOfDay

    /// A sleep between two times, over midnight where need be.
    ///
    /// - Throws: `.sleep`.
    public init(bed: TimeOfDay, wake: TimeOfDay) throws(PlannerError) {
        if let problem = Self.problem(bed: bed, wake: wake) { throw .sleep(problem) }
        self.init(known: bed, wake)
    }

    private init(known bed: TimeOfDay, _ wake: TimeOfDay) {
        self.bed = bed
        self.wake = wake
    }

    /// How long one sleeps between two times, 0..<1440 minutes.
    public static func minutes(from bed: TimeOfDay, to wake: TimeOfDay) -> Int {
        (wake.minutes - bed.minutes).modulo(PlanTime.minutesPerDay)
    }

    /// Why a day cannot be planned around such a sleep; nil when it can.
    public static func problem(bed: TimeOfDay, wake: TimeOfDay) -> Problem? {
        switch minutes(from: bed, to: wake) {
        case ..<minutes.lowerBound: .tooShort
        case (minutes.upperBound + 1)...: .tooLong
        default: nil
        }
    }

    /// How long one sleeps, in minutes.
    public var sleepMinutes: Int { Self.minutes(from: bed, to: wake) }
    /// How long one is awake, in minutes.
    public var awakeMinutes: Int { PlanTime.minutesPerDay - sleepMinutes }

    /// From waking until bed, which is after midnight when it is not after waking.
    public var awake: Range<PlanTime> {
        let start = PlanTime(wake)
        return start..<start.advanced(by: awakeMinutes)
    }
}
