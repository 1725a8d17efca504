import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct RedivisionTests {
    private static let date = CalendarDay(daysSince1970: 20_741)

    /// 07:00 to 25:00; 08:00–09:00 fits everywhere, 12:30–13:30 is cut at 13:00, 11:00–12:00 at 11:30.
    private func day() throws -> PlannedDay {
        PlannedDay(
            Self.date,
            plan: try DayDivision(.standard, into: 1),
            todos: [
                .fixture(id: UUID(number: 1), start: "08:00", minutes: 60),
                .fixture(id: UUID(number: 2), start: "12:30", minutes: 60, details: ["a"]),
                .fixture(id: UUID(number: 3), start: "14:00", minutes: 360),
            ]
        )
    }

    @Test func `nothing changes until somebody decides what becomes of todos that would cross`()
        throws
    {
        var day = try day()
        let before = day
        let three = try DayDivision(.standard, into: 3)
        #expect(day.todosCrossing(three).map(\.id) == [UUID(number: 2), UUID(number: 3)])
        #expect(throws: PlannerError.wouldCross(day.todosCrossing(three))) {
            try day.redivide(into: three)
        }
        #expect(day == before)
    }

    @Test func `what is moved goes to the nearest room, what fits stays`() throws {
        var day = try day()
        let changed = try day.redivide(
            into: try DayDivision(.standard, into: 3),
            resolving: .move
        )
        #expect(changed.map(\.id) == [UUID(number: 2), UUID(number: 3)])
        #expect(
            day.todos.map { "\($0.start.text)–\($0.end.text)" } == [
                "08:00–09:00", "12:00–13:00", "13:00–19:00",
            ]
        )
        #expect(day.division.count == 3)
        #expect(day.todos[1].details.map(\.text) == ["a"])
    }

    @Test func `what is shortened ends where its part does`() throws {
        var day = try day()
        try day.redivide(into: try DayDivision(.standard, into: 3), resolving: .shorten)
        #expect(
            day.todos.map { "\($0.start.text)–\($0.end.text)" } == [
                "08:00–09:00", "12:30–13:00", "14:00–19:00",
            ]
        )
    }

    @Test func `a todo longer than every part cannot be moved, and nothing is`() throws {
        var day = try day()
        let before = day
        let long = [day.todos[2]]
        #expect(throws: PlannerError.wouldCross(long)) {
            try day.redivide(into: try DayDivision(.standard, into: 6), resolving: .move)
        }
        #expect(day == before)
        try day.redivide(into: try DayDivision(.standard, into: 6), resolving: .shorten)
        #expect(day.todos.map(\.end.text) == ["09:00", "13:00", "16:00"])
    }

    @Test func `a date without a plan gets one, and the same division again is no change`()
        async throws
    {
        let planner = InMemoryPlannerRepository()
        let redivide = RedivideDayUseCase(planner: planner)
        let day = try await redivide(Self.date, into: 6)
        #expect(day.isSaved && day.division.count == 6 && day.defaultDivision == .standard)
        await #expect(throws: PlannerError.noChanges) { try await redivide(Self.date, into: 6) }
        await #expect(throws: PlannerError.self) { try await redivide(Self.date, into: 7) }
        #expect(try await planner.day(Self.date.adding(days: 1)).division == .standard)
    }

    @Test func `the default changes by sleep, by number and by both`() async throws {
        let planner = InMemoryPlannerRepository()
        let clock = ManualClock().clock
        let divide = DivideDaysUseCase(
            planner: planner,
            clock: clock,
            environment: EnvironmentSource { UserEnvironment(zone: .gmt, language: .korean) }
        )
        let time = { (minutes: Int) in PlanTime(minutes: minutes).timeOfDay }
        #expect(try await divide(into: 6).count == 6)
        #expect(try await divide(bed: time(1380)).count == 6)
        #expect(try await divide(wake: time(425)).count == 1)
        #expect(try await divide(bed: time(60), wake: time(420), into: 18).count == 18)
        await #expect(throws: PlannerError.sleep(.tooShort)) { try await divide(bed: time(420)) }
        await #expect(throws: PlannerError.noChanges) { try await divide(into: 18) }
        await #expect(throws: PlannerError.self) { try await divide(into: 7) }
        let kept = try await planner.day(Self.date)
        #expect(kept.division.count == 18 && !kept.isSaved)
    }

    @Test func `random days stay whole through every redivision`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(TestScale.isExhaustive ? 5000 : 200) {
            let options = DayDivision.options(awake: 1080)
            var day = PlannedDay(Self.date, plan: try DayDivision(.standard, into: 1))
            for number in 1...8 {
                let start = PlanTime(minutes: Int.random(in: 420..<1500, using: &generator))
                let length = Int.random(in: 1...120, using: &generator) * 60
                _ = try? day.add(
                    UUID(number: number),
                    try PlannedTodo.Category("x"),
                    in: 1,
                    from: start,
                    for: try PlannedTodo.Length(.seconds(length))
                )
            }
            let before = day
            let division = try DayDivision(
                .standard,
                into: try #require(options.randomElement(using: &generator))
            )
            let resolution: PlannedDay.Resolution =
                Bool.random(using: &generator) ? .move : .shorten
            do throws(PlannerError) {
                try day.redivide(into: division, resolving: resolution)
            } catch {
                #expect(error == .noChanges || resolution == .move && error.code == "would-cross")
                #expect(day == before)
                continue
            }
            #expect(day.todosCrossing(division).isEmpty)
            #expect(Set(day.todos.map(\.id)) == Set(before.todos.map(\.id)))
            #expect(zip(day.todos, day.todos.dropFirst()).allSatisfy { $0.end <= $1.start })
            for todo in before.todos {
                let now = try #require(day.todo(todo.id))
                if division.part(of: todo.time) != nil { #expect(now == todo) }
                if resolution == .shorten { #expect(now.start == todo.start) }
                if resolution == .move { #expect(now.time.count == todo.time.count) }
            }
        }
    }
}
