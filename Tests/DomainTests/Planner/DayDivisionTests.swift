import HaruDomain
import HaruTestSupport
import Testing

struct DayDivisionTests {
    @Test(arguments: [
        (60, 420, 1080, [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18]),
        (1380, 420, 960, [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 16]),
        (1425, 390, 1035, [1, 3, 5, 9, 15]),
        (60, 425, 1075, [1, 5]),
        (420, 180, 240, [1, 2, 3, 4]),
        (0, 60, 1380, [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 23]),
    ])
    func `a day divides into equal parts of whole minutes, none under an hour`(
        bed: Int,
        wake: Int,
        awake: Int,
        options: [Int]
    ) throws {
        let sleep = try sleep(bed, wake)
        #expect(sleep.awakeMinutes == awake)
        #expect(DayDivision.options(awake: awake) == options)
        for count in -1...25 where !options.contains(count) {
            let error = PlannerError.notAnOption(
                options: options,
                suggested: DayDivision.suggestion(awake: awake)
            )
            #expect(throws: error) { try DayDivision(sleep, into: count) }
        }
    }

    @Test func `1075 minutes in five parts run from 07:05 to 25:00`() throws {
        let division = try DayDivision(try sleep(60, 425), into: 5)
        let times = division.parts.map { "\($0.time.lowerBound.text)–\($0.time.upperBound.text)" }
        #expect(
            times == [
                "07:05–10:40", "10:40–14:15", "14:15–17:50", "17:50–21:25", "21:25–25:00",
            ]
        )
        #expect(division.parts.map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test(arguments: [(1080, 4), (960, 4), (1380, 6), (240, 1), (640, 2), (1075, 5)])
    func `parts of about four hours are suggested`(awake: Int, count: Int) {
        #expect(DayDivision.suggestion(awake: awake) == count)
    }

    @Test func `the suggestion is the best by counting`() {
        for awake in 240...1380 {
            let options = DayDivision.options(awake: awake)
            let round = options.filter { awake % ($0 * 5) == 0 }
            var best = (round.isEmpty ? options : round)[0]
            for count in round.isEmpty ? options : round
            where abs(awake - 240 * count) * best < abs(awake - 240 * best) * count {
                best = count
            }
            #expect(DayDivision.suggestion(awake: awake) == best)
        }
    }

    @Test func `with fewer than four options the nearest better sleeps are named`() throws {
        let nearby = DayDivision.nearby(try sleep(60, 425))
        #expect(
            nearby.map { "\($0.sleep.bed.text) \($0.sleep.wake.text)" } == [
                "00:55 07:05", "01:05 07:05", "01:00 07:00",
            ]
        )
        #expect(nearby[0].options == [1, 2, 5, 10])
        #expect(nearby[1].options.count == 12)
    }

    @Test func `nearby sleeps are valid, better and the nearest there are`() throws {
        var named = 0
        for bed in stride(from: 0, to: 1440, by: TestScale.isExhaustive ? 1 : 7) {
            for wake in stride(from: 0, to: 1440, by: TestScale.isExhaustive ? 13 : 67) {
                let (bed, wake) = (PlanTime(minutes: bed), PlanTime(minutes: wake))
                guard SleepSchedule.problem(bed: bed.timeOfDay, wake: wake.timeOfDay) == nil else {
                    continue
                }
                let sleep = try SleepSchedule(bed: bed.timeOfDay, wake: wake.timeOfDay)
                let nearby = DayDivision.nearby(sleep)
                named += nearby.count
                let enough = DayDivision.options(awake: sleep.awakeMinutes).count >= 4
                #expect(nearby.isEmpty || !enough)
                #expect(enough || nearby == better(than: sleep))
            }
        }
        #expect(named > 100)
    }

    @Test func `after a change of sleep the number stays if it can, else it is the suggested one`()
        throws
    {
        let division = try DayDivision(try sleep(60, 420), into: 10)
        #expect(division.sleeping(try sleep(1380, 420)).count == 10)
        #expect(division.sleeping(try sleep(60, 425)).count == 5)
    }

    @Test func `every minute lies in the part that holds it`() throws {
        for count in DayDivision.options(awake: 1080) {
            let division = try DayDivision(.standard, into: count)
            for minute in 0..<2880 {
                let time = PlanTime(minutes: minute)
                #expect(division.part(at: time) == division.parts.first { $0.time.contains(time) })
            }
        }
    }

    private func sleep(_ bed: Int, _ wake: Int) throws -> SleepSchedule {
        try SleepSchedule(
            bed: PlanTime(minutes: bed).timeOfDay,
            wake: PlanTime(minutes: wake).timeOfDay
        )
    }

    /// The nearest sleeps with four options, by looking at all.
    private func better(than sleep: SleepSchedule) -> [DayDivision.Nearby] {
        var found: [(key: [Int], nearby: DayDivision.Nearby)] = []
        for move in -6...6 where move != 0 {
            for isWake in [false, true] {
                let bed = PlanTime(sleep.bed).advanced(by: isWake ? 0 : move * 5).timeOfDay
                let wake = PlanTime(sleep.wake).advanced(by: isWake ? move * 5 : 0).timeOfDay
                guard let other = try? SleepSchedule(bed: bed, wake: wake) else { continue }
                let options = DayDivision.options(awake: other.awakeMinutes)
                guard options.count >= 4 else { continue }
                found.append(
                    (
                        [abs(move), isWake ? 1 : 0, move],
                        DayDivision.Nearby(sleep: other, options: options)
                    )
                )
            }
        }
        return found.sorted { $0.key.lexicographicallyPrecedes($1.key) }.prefix(3).map(\.nearby)
    }
}
