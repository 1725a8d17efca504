import Foundation
package import HaruDomain

/// Keeps plans in the store: a row for each date that is divided by a plan of its own, one for each todo
/// with its details, and one for each todo that is done.
package struct FilePlannerRepository: PlannerRepository {
    private typealias Reason = RepositoryError.Reason

    /// What plans keep in the store.
    package static let kinds = [
        StoreKind(
            PlannerKey.defaultDivision.kind,
            belongs: { $1 == PlannerKey.defaultDivision.id },
            PlannerMapper.division
        ),
        StoreKind(
            PlannerKey.plan,
            belongs: { CalendarDay($1)?.text == $1 },
            PlannerMapper.division
        ),
        StoreKind(PlannerKey.todo, belongs: { PlannerKey.todo($0.todo.id, on: $0.day).id == $1 }) {
            (row: TodoRow) throws(RepositoryError.Reason) in
            (day: try PlannerMapper.day(row.day), todo: try PlannerMapper.todo(row))
        },
        StoreKind(PlannerKey.done, belongs: { $1.hasSuffix("-\($0.todo.uuidString)") }) {
            (row: DoneRow) in row
        },
    ]

    private let store: Store
    private let calendars = PlannerMarksCache()

    package init(store: Store) {
        self.store = store
    }

    package var changes: AsyncStream<Set<PlannerChange>> {
        store.changes(PlannerKey.change)
    }

    package func day(_ day: CalendarDay) async throws(PlannerError) -> PlannedDay {
        try await store.read { transaction throws(PlannerError) in
            try PlannerError.fetching(try Self.day(day, in: transaction))
        }
    }

    package func update<Result: Sendable>(
        _ day: CalendarDay,
        _ change: @Sendable (inout PlannedDay) throws(PlannerError) -> Result
    ) async throws(PlannerError) -> Result {
        let (result, isChanged) = try await store.update { transaction throws(PlannerError) in
            let before = try PlannerError.fetching(try Self.day(day, in: transaction))
            var after = before
            let result = try change(&after)
            Self.write(after, replacing: before, in: &transaction)
            return (result, after != before)
        }
        if isChanged { await store.look(calendars.goOn) }
        return result
    }

    package func todos(
        of days: Range<CalendarDay>?
    ) async throws(PlannerError) -> [CalendarDay: [PlannedTodo]] {
        try await store.read { transaction throws(PlannerError) in
            try PlannerError.fetching(try Self.todos(of: days, in: transaction))
        }
    }

    package func marks(
        of days: Range<CalendarDay>
    ) async throws(PlannerError) -> [CalendarDay: DayMark] {
        if let known = calendars.known(of: days, isCurrent: store.isCurrent) { return known }
        return try await store.read { [calendars] transaction throws(PlannerError) in
            calendars.marks(of: days, in: transaction)
        }
    }

    private static func day(
        _ day: CalendarDay,
        in transaction: Transaction
    ) throws(Reason) -> PlannedDay {
        let (before, after) = (day.adding(days: -1), day.adding(days: 1))
        let standard = try transaction.row(PlannerKey.defaultDivision, as: DivisionRow.self)
        let todos = try todos(of: before..<day.adding(days: 2), in: transaction)
        let neighbour = { (day: CalendarDay) throws(Reason) in
            PlannedDay.Neighbour(plan: try plan(of: day, in: transaction), todos: todos[day] ?? [])
        }
        return PlannedDay(
            day,
            defaultDivision: try standard.map(PlannerMapper.division) ?? .standard,
            plan: try plan(of: day, in: transaction),
            todos: todos[day] ?? [],
            before: try neighbour(before),
            after: try neighbour(after)
        )
    }

    private static func plan(
        of day: CalendarDay,
        in transaction: Transaction
    ) throws(Reason) -> DayDivision? {
        let row = try transaction.row(PlannerKey.plan(of: day), as: DivisionRow.self)
        return try row.map(PlannerMapper.division)
    }

    /// The todos of each date by their start.
    private static func todos(
        of days: Range<CalendarDay>?,
        in transaction: Transaction
    ) throws(Reason) -> [CalendarDay: [PlannedTodo]] {
        let ids = days.map(PlannerKey.ids) ?? "0"..<"~"
        let rows = try transaction.rows(of: PlannerKey.todo, in: ids, as: TodoRow.self)
        let doneRows = try transaction.rows(of: PlannerKey.done, in: ids, as: DoneRow.self)
        let done = Set(doneRows.map(\.todo))
        var (todos, day, text): ([CalendarDay: [PlannedTodo]], CalendarDay?, String) = (
            [:], nil, ""
        )
        for row in rows {
            if row.day != text { (day, text) = (try PlannerMapper.day(row.day), row.day) }
            guard let day else { throw .damaged }
            let todo = try PlannerMapper.todo(row, isDone: done.contains(row.id))
            todos[day, default: []].append(todo)
        }
        return todos.mapValues { $0.sorted(by: PlannedTodo.areInOrder) }
    }

    private static func write(
        _ after: PlannedDay,
        replacing before: PlannedDay,
        in transaction: inout Transaction
    ) {
        for change in after.changes(since: before) {
            switch change {
            case .defaultDivision:
                let row = PlannerMapper.row(after.defaultDivision, of: nil)
                transaction.set(PlannerKey.defaultDivision, to: row)
            case .plan(let day):
                let row = after.plan.map { PlannerMapper.row($0, of: day) }
                transaction.set(PlannerKey.plan(of: day), to: row)
            case .todo(let id, let day):
                write(after.todo(id), replacing: before.todo(id), id, day, in: &transaction)
            }
        }
    }

    /// What is the same on disk is not written again: a todo that was only completed leaves its row alone.
    private static func write(
        _ after: PlannedTodo?,
        replacing before: PlannedTodo?,
        _ id: PlannedTodo.ID,
        _ day: CalendarDay,
        in transaction: inout Transaction
    ) {
        if after.map({ $0.isSame(as: before) }) != true {
            let row = after.map { PlannerMapper.row($0, on: day) }
            transaction.set(PlannerKey.todo(id, on: day), to: row)
        }
        let isDone = after?.isDone == true
        guard isDone != (before?.isDone == true) else { return }
        transaction.set(PlannerKey.done(id, on: day), to: isDone ? DoneRow(todo: id) : nil)
    }
}

extension PlannedTodo {
    /// Whether two todos differ in nothing but whether they are done.
    fileprivate func isSame(as other: PlannedTodo?) -> Bool {
        time == other?.time && category == other?.category && details == other?.details
    }
}
