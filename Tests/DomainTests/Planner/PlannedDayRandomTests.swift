import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// Three dates on end with sleeps of their own, and todos put wherever chance has it. An oracle that knows
/// nothing but minutes says what is right.
struct PlannedDayRandomTests {
    private static let first = CalendarDay(daysSince1970: 20_741)

    /// Who has which minute of the wall, counted from 00:00 of the first date.
    private struct Minutes {
        var owner: [Int: PlannedTodo.ID] = [:]

        /// The word for what is wrong with a place.
        func problem(_ date: Int, _ part: Range<Int>, _ start: Int, _ length: Int) -> String? {
            var start = start
            if start < part.lowerBound, part.contains(start + 1440) { start += 1440 }
            if start < part.lowerBound { return "before-start" }
            if start + length > part.upperBound { return "overflow" }
            for minute in start..<start + length where owner[date * 1440 + minute] != nil {
                return "overlap"
            }
            return nil
        }
    }

    @Test func `no two todos share a minute, none leaves its part, and asking agrees with adding`()
        async throws
    {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        var added = 0
        for round in 0..<(TestScale.isExhaustive ? 100 : 15) {
            let planner = InMemoryPlannerRepository()
            try await divide(planner, &generator)
            var minutes = Minutes()
            for _ in 0..<60 {
                added += try await step(planner, &minutes, &generator)
            }
            try await check(planner, minutes, round)
        }
        #expect(added > 100)
    }

    /// Gives each date a sleep of its own by way of a todo that is taken away again.
    private func divide(
        _ planner: InMemoryPlannerRepository,
        _ generator: inout SeededGenerator
    ) async throws {
        for date in 0..<3 {
            let bed = Int.random(in: 0..<288, using: &generator) * 5
            let sleep = try SleepSchedule(
                bed: PlanTime(minutes: bed).timeOfDay,
                wake: PlanTime(minutes: bed + Int.random(in: 12...144, using: &generator) * 5)
                    .timeOfDay
            )
            let options = DayDivision.options(awake: sleep.awakeMinutes)
            let count = options.randomElement(using: &generator) ?? 1
            let division = try DayDivision(sleep, into: count)
            let day = Self.first.adding(days: date)
            _ = try await planner.update(day) { day throws(PlannerError) in
                try day.redivide(into: division)
            }
        }
    }

    /// Asks for a place, adds or moves a todo there, or takes one away. Returns how many were added.
    private func step(
        _ planner: InMemoryPlannerRepository,
        _ minutes: inout Minutes,
        _ generator: inout SeededGenerator
    ) async throws -> Int {
        let date = Int.random(in: 0..<3, using: &generator)
        let day = try await planner.day(Self.first.adding(days: date))
        if let todo = day.todos.randomElement(using: &generator),
            Int.random(in: 0..<5, using: &generator) == 0
        {
            try await planner.update(day.day) { day throws(PlannerError) in
                try day.remove(todo.id)
            }
            minutes.owner = minutes.owner.filter { $0.value != todo.id }
            return 0
        }
        let parts = day.division.parts
        let part = try #require(parts.randomElement(using: &generator))
        let span = part.time.lowerBound.minutes..<part.time.upperBound.minutes
        let start =
            Int.random(in: span.lowerBound - 60..<span.upperBound + 30, using: &generator)
            - (Int.random(in: 0..<6, using: &generator) == 0 ? 1440 : 0)
        let length = Int.random(in: 1...max(2, span.count / 3), using: &generator)
        let right = minutes.problem(date, span, start, length)
        let wanted = try PlannedTodo.Length(.seconds(length * 60))
        let fit = day.fit(wanted, in: part, from: PlanTime(minutes: start))
        #expect((fit.problem == nil) == (right == nil))
        checkNearest(fit, span, date, minutes)
        do throws(PlannerError) {
            let id = UUID()
            let todo = try await planner.update(day.day) { day throws(PlannerError) in
                try day.add(
                    id,
                    try PlannedTodo.Category("할 일"),
                    in: part.number,
                    from: PlanTime(minutes: start),
                    for: wanted
                )
            }
            #expect(right == nil)
            for minute in todo.time { minutes.owner[date * 1440 + minute.minutes] = id }
            return 1
        } catch {
            #expect(error.code == right)
            return 0
        }
    }

    /// The nearest place is one that is free, and none nearer is.
    private func checkNearest(_ fit: TodoFit, _ part: Range<Int>, _ date: Int, _ minutes: Minutes) {
        let length = fit.length.minutes
        let starts = part.filter { minutes.problem(date, part, $0, length) == nil }
        let nearest = starts.min { left, right in
            (abs(left - fit.start.minutes), left) < (abs(right - fit.start.minutes), right)
        }
        #expect(fit.nearest?.lowerBound.minutes == nearest)
    }

    private func check(
        _ planner: InMemoryPlannerRepository,
        _ minutes: Minutes,
        _ round: Int
    ) async throws {
        for date in 0..<3 {
            let day = try await planner.day(Self.first.adding(days: date))
            #expect(day.todos.allSatisfy { day.division.part(of: $0.time) != nil })
            for part in day.division.parts {
                let entries = day.entries(of: part)
                let covered = entries.flatMap { $0.time.map(\.minutes) }
                #expect(covered == part.time.map(\.minutes), "round \(round)")
                let free = Set(day.freeSlots(in: part).flatMap { $0.map(\.minutes) })
                for minute in part.time.map(\.minutes) {
                    let isFree = minutes.owner[date * 1440 + minute] == nil
                    #expect(free.contains(minute) == isFree)
                }
            }
        }
    }
}
