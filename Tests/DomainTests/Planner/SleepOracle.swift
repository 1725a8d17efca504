import HaruDomain

/// Finds by counting minutes what is right for a bed and a wake.
struct SleepOracle {
    private let bed: Int
    private let wake: Int
    /// The minutes on the dial from waking on, until one is in bed.
    private let awake: [Int]

    init(bed: Int, wake: Int) {
        self.bed = bed
        self.wake = wake
        var (minutes, minute): ([Int], Int) = ([], wake)
        while minute % 1440 != bed, minutes.count < 1440 {
            minutes.append(minute)
            minute += 1
        }
        awake = minutes
    }

    /// What the planner makes otherwise; nil when it is all the same.
    func mistake() throws -> String? {
        let (bed, wake) = (time(bed), time(wake))
        // A sleep of no minute is one of a whole day in bed to nobody: one is awake around the clock.
        let asleep = bed == wake ? 0 : 1440 - awake.count
        let isValid = asleep >= 60 && asleep <= 1200
        guard isValid == (SleepSchedule.problem(bed: bed, wake: wake) == nil) else {
            return "validity"
        }
        guard isValid else { return nil }
        let sleep = try SleepSchedule(bed: bed, wake: wake)
        guard sleep.awakeMinutes + sleep.sleepMinutes == 1440, sleep.sleepMinutes == asleep else {
            return "the sum of the day"
        }
        guard sleep.awake.lowerBound.minutes == awake[0], sleep.awake.count == awake.count else {
            return "the span"
        }
        var options: [Int] = []
        for parts in 1...24 where parts * 60 <= awake.count {
            if parts * (awake.count / parts) == awake.count { options.append(parts) }
        }
        guard DayDivision.options(awake: awake.count) == options else { return "the options" }
        for count in options {
            let parts = try DayDivision(sleep, into: count).parts
            guard parts.flatMap({ $0.time.map(\.minutes) }) == awake, parts.count == count,
                Set(parts.map(\.minutes)).count == 1
            else { return "the parts of \(count)" }
        }
        return nil
    }

    private func time(_ minutes: Int) -> TimeOfDay {
        PlanTime(minutes: minutes).timeOfDay
    }
}
