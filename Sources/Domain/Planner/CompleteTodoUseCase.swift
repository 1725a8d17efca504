public import Foundation

/// Says that a todo or a detail of it is done, or is not.
public struct CompleteTodoUseCase: Sendable {
    let planner: any PlannerRepository

    /// A use case over this port.
    public init(planner: any PlannerRepository) {
        self.planner = planner
    }

    /// Without a detail it is about the todo itself. Neither follows from the other.
    ///
    /// - Throws: `.todoNotFound`, `.detailNotFound`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ id: PlannedTodo.ID,
        on day: CalendarDay,
        detail: TodoDetail.ID? = nil,
        isDone: Bool = true
    ) async throws(PlannerError) -> PlannedTodo {
        try await planner.update(day) { day throws(PlannerError) in
            try day.complete(id, detail: detail, isDone: isDone)
        }
    }
}
