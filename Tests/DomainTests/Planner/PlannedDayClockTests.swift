import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct PlannedDayClockTests {
    private let date = CalendarDay(daysSince1970: 20_741)
    private let utc = LocalCalendar(.gmt)

    @Test func `P17: at half past midnight the plan of yesterday is what is now`() async throws {
        let planner = InMemoryPlannerRepository()
        for (hour, minute, expected) in [
            (0, 0, 0), (0, 30, 0), (0, 59, 0), (1, 0, 1), (6, 59, 1), (7, 0, 1), (23, 59, 1),
        ] {
            let now = instant(date.adding(days: 1), hour, minute)
            let current = try await planner.currentDay(at: now, in: utc)
            #expect(current.day == date.adding(days: expected))
        }
    }

    @Test func `P17: what is completed at one in a day from ten to two belongs to that day`()
        async throws
    {
        let sleep = try SleepSchedule(
            bed: PlanTime(minutes: 120).timeOfDay,
            wake: PlanTime(minutes: 600).timeOfDay
        )
        let planner = InMemoryPlannerRepository(defaultDivision: DayDivision(suggestedFor: sleep))
        let add = AddTodoUseCase(planner: planner) { UUID() }
        let late = try #require(PlanTime("25:00"))
        let count = DayDivision(suggestedFor: sleep).count
        let todo = try await add(on: date, "Tidy up", in: count, from: late, for: .seconds(600))
        let now = instant(date.adding(days: 1), 1, 0)
        let current = try await planner.currentDay(at: now, in: utc)
        #expect(current.day == date)
        #expect(current.time(at: utc.localTime(at: now)) == late)
        try await CompleteTodoUseCase(planner: planner)(todo.id, on: current.day)
        let marks = try await planner.marks(of: date..<date.adding(days: 2))
        #expect(marks == [date: DayMark(total: 1, done: 1)])
    }

    @Test func `P15: whoever reads after midnight gets the new day, without being told`()
        async throws
    {
        let planner = InMemoryPlannerRepository(
            defaultDivision: DayDivision(
                suggestedFor: try SleepSchedule(
                    bed: PlanTime(minutes: 1320).timeOfDay,
                    wake: PlanTime(minutes: 360).timeOfDay
                )
            )
        )
        let clock = ManualClock(instant(date, 23, 59))
        #expect(try await planner.currentDay(at: clock.clock.now, in: utc).day == date)
        clock.advance(by: .seconds(120))
        #expect(
            try await planner.currentDay(at: clock.clock.now, in: utc).day == date.adding(days: 1)
        )
    }

    @Test func `a date with a plan comes before one that has none`() async throws {
        let planner = InMemoryPlannerRepository()
        let early = try DayDivision(
            try SleepSchedule(
                bed: PlanTime(minutes: 1200).timeOfDay,
                wake: PlanTime(minutes: 10).timeOfDay
            ),
            into: 2
        )
        _ = try await planner.update(date.adding(days: 1)) { day throws(PlannerError) in
            try day.redivide(into: early)
        }
        let now = instant(date.adding(days: 1), 0, 30)
        #expect(try await planner.currentDay(at: now, in: utc).day == date.adding(days: 1))
        try await RedivideDayUseCase(planner: planner)(date, into: 6)
        #expect(try await planner.currentDay(at: now, in: utc).day == date)
    }

    @Test(arguments: [
        ("America/New_York", "2026-03-08"), ("America/New_York", "2026-11-01"),
        ("Europe/Paris", "2026-03-29"), ("Europe/Paris", "2026-10-25"),
        ("Australia/Lord_Howe", "2026-10-04"), ("Australia/Lord_Howe", "2026-04-05"),
        ("Asia/Seoul", "2026-10-15"),
    ])
    func `P10: on a day on which the clock is set the plan is the same, without a gap`(
        zone: String,
        date: String
    ) throws {
        let calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
        let date = try #require(CalendarDay(date))
        // Awake from 00:10 to 24:00, in 22 hours and 50 minutes, over the change.
        let sleep = try SleepSchedule(
            bed: .midnight,
            wake: PlanTime(minutes: 60).timeOfDay
        )
        let day = PlannedDay(date, plan: try DayDivision(sleep, into: 23))
        let ordinary = PlannedDay(self.date, plan: day.division)
        #expect(day.division.parts == ordinary.division.parts)
        let parts = day.division.parts
        for (part, next) in zip(parts, parts.dropFirst()) {
            let end = day.instant(of: part.time.upperBound, in: calendar)
            #expect(end == day.instant(of: next.time.lowerBound, in: calendar))
            #expect(day.instant(of: part.time.lowerBound, in: calendar) <= end)
        }
        // Every instant of the day is in the part whose times the wall shows, minute after minute.
        var seen: Set<PlanTime> = []
        var now = calendar.start(of: date)
        while now < calendar.start(of: date.adding(days: 1)) {
            let local = calendar.localTime(at: now)
            let time = day.time(at: local)
            #expect(time.text == local.time.text)
            #expect(day.isRunning(at: local) == (time.minutes >= 60))
            if day.isRunning(at: local) { seen.insert(time) }
            now = now.addingTimeInterval(60)
        }
        // No minute is planned that the wall never shows but those that it jumps over.
        let missing = day.division.awake.filter { !seen.contains($0) }
        for time in missing {
            let local = LocalTime(date, time.timeOfDay)
            guard case .gap = calendar.resolve(local) else {
                Issue.record("\(time.text) was never now")
                continue
            }
        }
    }

    @Test func `P10: a todo over the missing hour is as long as the wall says`() throws {
        let todo = PlannedTodo.fixture(start: "01:00", minutes: 180)
        let calendar = LocalCalendar(try #require(TimeZone(identifier: "America/New_York")))
        let day = PlannedDay(try #require(CalendarDay("2026-03-08")), todos: [todo])
        #expect(todo.time.count == 180)
        let passed = day.instant(of: todo.end, in: calendar)
            .timeIntervalSince(day.instant(of: todo.start, in: calendar))
        #expect(passed == 7200)
    }

    private func instant(_ day: CalendarDay, _ hour: Int, _ minute: Int) -> Date {
        utc.instant(of: LocalTime(day, TimeOfDay(hour: hour, minute: minute) ?? .midnight))
    }
}
