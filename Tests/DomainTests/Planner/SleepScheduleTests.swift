import HaruDomain
import HaruTestSupport
import Testing

struct SleepScheduleTests {
    @Test(arguments: [
        ("22:00", "07:00", 540),  // P01
        ("21:00", "02:00", 300),  // P02
        ("20:00", "02:00", 360),  // P03
        ("23:00", "01:00", 120),  // P18
        ("01:00", "07:00", 360), ("09:00", "17:00", 480),
    ])
    func `P01 P02 P03 P18: sleep goes over midnight`(bed: String, wake: String, minutes: Int) throws
    {
        let sleep = try sleep(bed, wake)
        #expect(sleep.sleepMinutes == minutes)
        #expect(sleep.awakeMinutes == 1440 - minutes)
    }

    @Test(arguments: [
        (60, 420, 420, 1500), (1380, 420, 420, 1380), (0, 420, 420, 1440), (540, 1020, 1020, 1980),
    ])
    func `one is awake from waking until the next bed`(bed: Int, wake: Int, from: Int, to: Int)
        throws
    {
        let sleep = try SleepSchedule(bed: time(bed), wake: time(wake))
        #expect(sleep.awake == PlanTime(minutes: from)..<PlanTime(minutes: to))
    }

    @Test(arguments: [
        ("07:00", "07:00", SleepSchedule.Problem.tooShort), ("23:59", "00:01", .tooShort),  // P04
        ("23:00", "23:59", .tooShort), ("23:00", "00:00", nil), ("07:00", "03:00", nil),
        ("07:00", "03:01", .tooLong), ("07:01", "07:00", .tooLong),
    ])
    func `P04: sleep lasts from one hour to twenty, and the reason is told`(
        bed: String,
        wake: String,
        problem: SleepSchedule.Problem?
    ) throws {
        let (bed, wake) = try (time(bed), time(wake))
        #expect(SleepSchedule.problem(bed: bed, wake: wake) == problem)
        if let problem {
            #expect(throws: PlannerError.sleep(problem)) {
                try SleepSchedule(bed: bed, wake: wake)
            }
        }
    }

    @Test func `P02: every bed and every wake divide the day as a person would by counting`() throws
    {
        var walked = 0
        for bed in stride(from: 0, to: 1440, by: TestScale.isExhaustive ? 1 : 131) {
            for oracle in SleepOracle.all(bed: bed) {
                let mistake = try oracle.mistake()
                if let mistake { Issue.record("bed \(bed), wake \(oracle.wake): \(mistake)") }
                walked += 1
            }
        }
        #expect(walked == 1440 * (TestScale.isExhaustive ? 1440 : 11))
    }

    private func sleep(_ bed: String, _ wake: String) throws -> SleepSchedule {
        try SleepSchedule(bed: time(bed), wake: time(wake))
    }

    private func time(_ text: String) throws -> TimeOfDay {
        try #require(PlanTime(text)).timeOfDay
    }

    private func time(_ minutes: Int) -> TimeOfDay {
        PlanTime(minutes: minutes).timeOfDay
    }
}
