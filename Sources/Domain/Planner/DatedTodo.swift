public import Foundation

/// A todo and the date that it is of.
public struct DatedTodo: Identifiable, Hashable, Sendable {
    /// The date.
    public let day: CalendarDay
    /// The todo.
    public let todo: PlannedTodo

    /// The identity, that of the todo.
    public var id: PlannedTodo.ID { todo.id }

    /// A todo of a date.
    public init(_ todo: PlannedTodo, of day: CalendarDay) {
        self.todo = todo
        self.day = day
    }
}

extension PlannerRepository {
    /// The todos that a person may mean: of any date by identifier or by its first four characters or
    /// more, else by category however it is written, those of `day` before all others. More than one is
    /// ambiguous.
    ///
    /// - Throws: `.repository`.
    public func todos(
        named name: String,
        on day: CalendarDay
    ) async throws(PlannerError) -> [DatedTodo] {
        let all = try await todos(of: nil).sorted { $0.key < $1.key }.flatMap { day, todos in
            todos.map { DatedTodo($0, of: day) }
        }
        let known = all.named(name) { _ in "" }
        guard known.isEmpty else { return known }
        let meant = all.named(name) { $0.todo.category.text }
        let near = meant.filter { $0.day == day }
        return near.isEmpty ? meant : near
    }
}
