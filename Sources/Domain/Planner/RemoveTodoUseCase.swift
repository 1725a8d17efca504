/// Removes a todo with its details.
public struct RemoveTodoUseCase: Sendable {
    let planner: any PlannerRepository

    /// A use case over this port.
    public init(planner: any PlannerRepository) {
        self.planner = planner
    }

    /// The date keeps its plan.
    ///
    /// - Throws: `.todoNotFound`, `.repository`.
    public func callAsFunction(
        _ id: PlannedTodo.ID,
        on day: CalendarDay
    ) async throws(PlannerError) {
        try await planner.update(day) { day throws(PlannerError) in
            try day.remove(id)
        }
    }
}
