import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct PlannedDayTests {
    static let day = CalendarDay(daysSince1970: 20_741)
    let new = UUID(number: 99)

    @Test(arguments: [
        ("09:00", 60, nil), ("07:00", 60, nil), ("07:59", 2, "overlap"), ("08:20", 1, "overlap"),
        ("07:00", 361, "overflow"), ("12:00", 60, nil), ("06:59", 60, "before-start"),
        ("13:00", 1, "overflow"), ("12:59", 1, nil), ("12:59", 2, "overflow"),
        ("07:30", 90, "overlap"), ("06:00", 1000, "before-start"), ("08:00", 700, "overflow"),
    ])
    func `before-start comes first, then overflow, then overlap, and touching is fine`(
        start: String,
        minutes: Int,
        code: String?
    ) throws {
        // A part from 07:00 to 13:00 with a todo from 08:00 to 09:00.
        let day = try day(parts: 3, [.fixture(start: "08:00", minutes: 60)])
        try expect(start, minutes, in: 1, of: day, gives: code)
    }

    @Test func `P12: a todo may be as long as its part and no longer, and never of no length`()
        throws
    {
        let day = try day(parts: 18)
        try expect("07:00", 60, in: 1, of: day, gives: nil)
        try expect("07:00", 61, in: 1, of: day, gives: "overflow")
        try expect("07:00", 1, in: 1, of: day, gives: nil)
        for seconds in [0, -60, -1, 30, 90] {
            #expect(throws: PlannerError.invalidLength) {
                try PlannedTodo.Length(.seconds(seconds))
            }
        }
        let longest = try PlannedTodo.Length(.seconds(Int64.max / 60 * 60))
        let fit = day.fit(longest, in: day.division.parts[0], from: PlanTime(minutes: 420))
        #expect(fit.problem == .overflow && fit.nearest == nil)
    }

    @Test(arguments: [
        ("00:30", 4, 30, "24:30"), ("24:30", 4, 30, "24:30"), ("00:30", 4, 31, nil),
        ("00:30", 1, 30, nil), ("20:30", 4, 30, "20:30"),
    ])
    func `half past midnight is meant as 24:30 where only that lies in the part`(
        start: String,
        part: Int,
        minutes: Int,
        begins: String?
    ) throws {
        var day = try day(parts: 4)
        let length = try PlannedTodo.Length(.seconds(minutes * 60))
        let time = try #require(PlanTime(start))
        guard let begins else {
            #expect(throws: PlannerError.self) {
                try day.add(new, .init("Night"), in: part, from: time, for: length)
            }
            return
        }
        let todo = try day.add(new, .init("Night"), in: part, from: time, for: length)
        #expect(todo.start.text == begins)
    }

    @Test func `what goes on after midnight of the date before is in the way, and so is the next`()
        throws
    {
        let late = PlannedTodo.fixture(id: UUID(number: 1), start: "25:00", minutes: 60)
        let early = PlannedTodo.fixture(id: UUID(number: 2), start: "01:00", minutes: 30)
        // Awake from 01:30 to 25:10; the date before goes on until 02:00, the next begins at 01:00.
        let sleep = try SleepSchedule(
            bed: PlanTime(minutes: 70).timeOfDay,
            wake: PlanTime(minutes: 130).timeOfDay
        )
        let whole = try DayDivision(sleep, into: 1)
        let other = PlannedDay.Neighbour(todos: [late])
        var day = PlannedDay(
            Self.day,
            plan: whole,
            before: PlannedDay.Neighbour(
                todos: [.fixture(id: UUID(number: 3), start: "25:30", minutes: 60)]
            ),
            after: PlannedDay.Neighbour(todos: [early])
        )
        #expect(other.todos == [late])
        let part = day.division.parts[0]
        #expect(part.time.lowerBound.text == "02:10" && part.time.upperBound.text == "25:10")
        #expect(day.freeSlots(in: part).map(text) == ["02:30–25:00"])
        #expect(day.occupants(of: part).map(\.day.daysSince1970) == [20_740, 20_742])
        #expect(day.occupants(of: part).map { text($0.time) } == ["02:10–02:30", "25:00–25:10"])
        try expect("02:20", 20, in: 1, of: day, gives: "overlap")
        try expect("24:50", 20, in: 1, of: day, gives: "overlap")
        try expect("02:30", 60, in: 1, of: day, gives: nil)
        let ten = try PlannedTodo.Length(.seconds(600))
        try day.add(new, .init("Before bed"), in: 1, from: PlanTime(minutes: 1490), for: ten)
    }

    @Test func `an answer tells what is free and the nearest time that fits`() throws {
        let day = try day(
            parts: 3,
            [
                .fixture(id: UUID(number: 1), start: "08:00", minutes: 60),
                .fixture(id: UUID(number: 2), start: "09:30", minutes: 30),
            ]
        )
        let part = day.division.parts[0]
        let fit = { (start: String, minutes: Int) throws -> TodoFit in
            day.fit(
                try PlannedTodo.Length(.seconds(minutes * 60)),
                in: part,
                from: try #require(PlanTime(start))
            )
        }
        #expect(
            try fit("08:10", 30).free.map(text) == ["07:00–08:00", "09:00–09:30", "10:00–13:00"]
        )
        #expect(try fit("08:10", 30).nearest.map(text) == "07:30–08:00")
        #expect(try fit("08:40", 30).nearest.map(text) == "09:00–09:30")
        #expect(try fit("08:15", 30).nearest.map(text) == "07:30–08:00")  // of two the earlier
        #expect(try fit("08:40", 31).nearest.map(text) == "07:29–08:00")
        #expect(try fit("20:00", 60).nearest.map(text) == "12:00–13:00")
        #expect(try fit("05:00", 180).nearest.map(text) == "10:00–13:00")
        #expect(try fit("07:00", 181).nearest == nil)
        #expect(
            day.firstFit(try PlannedTodo.Length(.seconds(3660)), in: part).map(text)
                == "10:00–11:01"
        )
    }

    @Test func `looking writes nothing, the first todo brings the plan, and the last leaves it`()
        throws
    {
        var day = PlannedDay(Self.day)
        #expect(!day.isSaved && day.division == .standard && day.mark == nil)
        let hour = try PlannedTodo.Length(.seconds(3600))
        try day.add(new, .init("Reading"), in: 1, from: PlanTime(minutes: 420), for: hour)
        #expect(day.plan == .standard)
        let other = try DayDivision(.standard, into: 6)
        day.divideDefault(other)
        #expect(day.division == .standard)
        try day.remove(new)
        #expect(day.isSaved && day.todos.isEmpty && day.division == .standard)
        #expect(throws: PlannerError.todoNotFound(new)) { try day.remove(new) }

        var untouched = PlannedDay(Self.day)
        untouched.divideDefault(other)
        #expect(untouched.division == other && !untouched.isSaved)
    }

    @Test func `an edit finds the part of its start, and a todo is not in its own way`() throws {
        var day = try day(
            parts: 3,
            [
                .fixture(id: UUID(number: 1), start: "08:00", minutes: 60),
                .fixture(id: UUID(number: 2), start: "24:00", minutes: 30),
            ]
        )
        let id = UUID(number: 1)
        let edit = { (day: inout PlannedDay, start: String) throws -> String in
            text(try day.edit(id, start: PlanTime(start)).time)
        }
        #expect(try edit(&day, "08:30") == "08:30–09:30")
        #expect(try edit(&day, "13:00") == "13:00–14:00")
        #expect(try edit(&day, "23:00") == "23:00–24:00")
        #expect(code { _ = try edit(&day, "23:30") } == "overlap")
        #expect(code { _ = try edit(&day, "06:00") } == "before-start")
        #expect(code { _ = try edit(&day, "12:30") } == "overflow")
        #expect(code { _ = try edit(&day, "30:00") } == "overflow")
        #expect(code { _ = try edit(&day, "23:00") } == "no-changes")
        let half = try PlannedTodo.Length(.seconds(1800))
        #expect(text(try day.edit(id, length: half).time) == "23:00–23:30")
        #expect(text(try day.edit(id, part: 3, start: PlanTime(minutes: 30)).time) == "24:30–25:00")
        #expect(code { try day.edit(id, part: 4) } == "not-found")
        #expect(day.todos.map(\.id) == [UUID(number: 2), id])
    }

    private func day(parts: Int, _ todos: [PlannedTodo] = []) throws -> PlannedDay {
        PlannedDay(Self.day, plan: try DayDivision(.standard, into: parts), todos: todos)
    }

    private func text(_ time: Range<PlanTime>) -> String {
        "\(time.lowerBound.text)–\(time.upperBound.text)"
    }

    private func code(_ body: () throws -> Void) -> String? {
        do {
            try body()
            return nil
        } catch {
            return (error as? PlannerError)?.code
        }
    }

    /// Asks, and then adds: both must say the same.
    private func expect(
        _ start: String,
        _ minutes: Int,
        in part: Int,
        of day: PlannedDay,
        gives expected: String?,
        at location: SourceLocation = #_sourceLocation
    ) throws {
        let start = try #require(PlanTime(start))
        let length = try PlannedTodo.Length(.seconds(minutes * 60))
        let fit = day.fit(length, in: day.division.parts[part - 1], from: start)
        var changed = day
        let code = code {
            try changed.add(new, .init("Reading"), in: part, from: start, for: length)
        }
        #expect(code == expected, sourceLocation: location)
        #expect((fit.problem == nil) == (expected == nil), sourceLocation: location)
    }
}
