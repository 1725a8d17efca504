import Foundation
import HaruDomain

/// What the promises are checked by.
extension PlannerRepositoryContract {
    static func otherDivision() throws(PlannerError) -> DayDivision {
        let (bed, wake) = (TimeOfDay(minutes: 1425), TimeOfDay(minutes: 390))
        return DayDivision(
            suggestedFor: try SleepSchedule(bed: bed ?? .midnight, wake: wake ?? .midnight)
        )
    }

    /// Adds a todo of half an hour whose details tell nothing apart.
    @discardableResult
    static func add(
        _ start: String,
        to day: inout PlannedDay
    ) throws(PlannerError) -> PlannedTodo {
        let start = PlanTime(start) ?? PlanTime(minutes: 0)
        let details = ["a", "면 🍜", "a"].compactMap { TodoDetail(id: UUID(), text: $0) }
        return try day.add(
            UUID(),
            try PlannedTodo.Category("공부 📚 \u{1}"),
            details: details,
            in: day.division.part(at: start)?.number ?? 1,
            from: start,
            for: try PlannedTodo.Length(.seconds(1800))
        )
    }

    func add(
        _ starts: [String],
        to day: CalendarDay,
        of repository: any PlannerRepository
    ) async throws(PlannerError) {
        for start in starts {
            _ = try await repository.update(day) { day throws(PlannerError) in
                try Self.add(start, to: &day)
            }
        }
    }

    func keepsWhatWasChanged(_ repository: any PlannerRepository) async throws {
        let kept = try await repository.update(Self.day) { day throws(PlannerError) in
            for start in ["24:30", "07:00", "12:00"] { try Self.add(start, to: &day) }
            let todo = day.todos[1]
            try day.complete(todo.id)
            try day.complete(todo.id, detail: todo.details[2].id)
            try day.redivide(into: try DayDivision(day.division.sleep, into: 6))
            return day
        }
        try check(try await repository.day(Self.day) == kept)
        try check(try await repository.todos(of: nil) == [Self.day: kept.todos])
        let days = Self.day.adding(days: 1)..<Self.day.adding(days: 2)
        try check(try await repository.todos(of: days).isEmpty)
    }

    func checkNeighbours(of day: PlannedDay) throws(ContractViolation) {
        try check(day.before.todos.map(\.start.text) == ["24:00"])
        try check(day.after.todos.map(\.start.text) == ["08:00"])
        try check(day.before.plan == .standard)
        try check(day.plan == nil)
    }

    func unitesChanges(_ repository: any PlannerRepository) async throws {
        let (day, next) = (Self.day, Self.day.adding(days: 1))
        let changes = repository.changes
        try await add(["07:00"], to: day, of: repository)
        try await add(["08:00"], to: next, of: repository)
        var united: Set<PlannerChange> = [.plan(of: day), .plan(of: next)]
        for (day, todos) in try await repository.todos(of: nil) {
            united.formUnion(todos.map { .todo($0.id, on: day) })
        }
        try check(await changes.first { _ in true } == united)
    }

    func marksDates(_ repository: any PlannerRepository) async throws {
        let days = Self.day..<Self.day.adding(days: 7)
        var (marks, last): ([CalendarDay: DayMark], CalendarDay) = ([:], days.upperBound)
        let mark = { DayMark(total: $0, done: $1) }
        for offset in [3, 0, 5, 7] {
            try await add(["07:00", "08:00"], to: Self.day.adding(days: offset), of: repository)
            marks[Self.day.adding(days: offset)] = offset < 7 ? mark(2, 0) : nil
            try check(try await repository.marks(of: days) == marks)
            last = Self.day.adding(days: offset)
        }
        try check(try await repository.marks(of: last..<last.adding(days: 1)).count == 1)
        let steps: [(@Sendable (inout PlannedDay) throws(PlannerError) -> Void, DayMark?)] = [
            ({ day throws(PlannerError) in try day.complete(day.todos[1].id) }, mark(2, 1)),
            ({ day throws(PlannerError) in try day.remove(day.todos[0].id) }, mark(1, 1)),
            (
                { day throws(PlannerError) in
                    try day.complete(day.todos[0].id, isDone: false)
                }, mark(1, 0)
            ),
            ({ day throws(PlannerError) in try Self.add("09:00", to: &day) }, mark(2, 0)),
            (
                { day throws(PlannerError) in
                    for todo in day.todos { try day.remove(todo.id) }
                }, nil
            ),
        ]
        for (step, expected) in steps {
            try await repository.update(Self.day, step)
            marks[Self.day] = expected
            try check(try await repository.marks(of: days) == marks)
        }
    }

    func timesTaken(
        by count: Int,
        of repository: any PlannerRepository
    ) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<count {
                group.addTask {
                    do throws(PlannerError) {
                        _ = try await repository.update(Self.day) { day throws(PlannerError) in
                            try Self.add("07:00", to: &day)
                        }
                        return 1
                    } catch .doesNotFit(.overlap, _) {
                        return 0
                    }
                }
            }
            return try await group.reduce(0, +)
        }
    }
}
