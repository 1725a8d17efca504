import HaruDomain

/// What is right for a bed and a wake, found by walking over the dial minute by minute.
struct SleepOracle {
    let bed: Int
    let wake: Int
    /// The minutes that were walked over from waking to bed.
    let awake: Int

    /// Every wake for a bed: from one that is a minute before it, ever earlier, around the dial.
    static func all(bed: Int) -> [SleepOracle] {
        var (oracles, wake, awake): ([SleepOracle], Int, Int) = ([], bed, 0)
        repeat {
            wake = wake == 0 ? 1439 : wake - 1
            awake += 1
            oracles.append(SleepOracle(bed: bed, wake: wake, awake: awake))
        } while wake != bed
        return oracles
    }

    /// What the planner makes otherwise; nil when it is all the same.
    func mistake() throws -> String? {
        let (bed, wake) = (time(bed), time(wake))
        let isValid = 1440 - awake >= 60 && 1440 - awake <= 1200
        guard isValid == (SleepSchedule.problem(bed: bed, wake: wake) == nil) else {
            return "validity"
        }
        guard isValid else { return nil }
        let sleep = try SleepSchedule(bed: bed, wake: wake)
        guard sleep.awakeMinutes == awake, sleep.sleepMinutes + awake == 1440 else {
            return "the sum of the day"
        }
        let end = self.wake + awake
        guard sleep.awake.lowerBound.minutes == self.wake, sleep.awake.upperBound.minutes == end
        else { return "the span" }
        var options: [Int] = []
        for count in 1...24 where count * 60 <= awake && count * (awake / count) == awake {
            options.append(count)
        }
        guard DayDivision.options(awake: awake) == options else { return "the options" }
        for count in options {
            let division = try DayDivision(sleep, into: count)
            // All parts where the day begins on the hour, the outermost ones everywhere.
            let parts =
                self.wake % 60 == 0
                ? division.parts : [1, count].compactMap(division.part)
            guard parts.first?.time.lowerBound.minutes == self.wake,
                parts.last?.time.upperBound.minutes == end, division.partMinutes * count == awake,
                parts.allSatisfy({ $0.minutes == awake / count })
            else { return "the parts of \(count)" }
            guard self.wake % 60 == 0 else { continue }
            let meet = zip(parts, parts.dropFirst()).allSatisfy {
                $0.time.upperBound == $1.time.lowerBound && $0.number + 1 == $1.number
            }
            guard meet, parts.count == count else { return "the parts of \(count)" }
        }
        return nil
    }

    private func time(_ minutes: Int) -> TimeOfDay {
        PlanTime(minutes: minutes).timeOfDay
    }
}
