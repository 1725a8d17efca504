public import Foundation

/// Changes what a person may change of a todo.
public struct EditTodoUseCase: Sendable {
    let planner: any PlannerRepository
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(planner: any PlannerRepository, makeID: @escaping @Sendable () -> UUID) {
        self.planner = planner
        self.makeID = makeID
    }

    /// What is nil stays as it is. A detail whose text stays keeps its identity and whether it is done.
    ///
    /// - Throws: `.todoNotFound`, `.emptyCategory`, `.invalidLength`, `.partNotFound`, `.doesNotFit`,
    ///   `.noChanges`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ id: PlannedTodo.ID,
        on day: CalendarDay,
        part: Int? = nil,
        start: PlanTime? = nil,
        length: Duration? = nil,
        category: String? = nil,
        details texts: [String]? = nil
    ) async throws(PlannerError) -> PlannedTodo {
        let category = try category.map(PlannedTodo.Category.init)
        let length = try length.map(PlannedTodo.Length.init)
        let new = texts.map { $0.compactMap { TodoDetail(id: makeID(), text: $0) } }
        return try await planner.update(day) { day throws(PlannerError) in
            var known = day.todo(id)?.details ?? []
            let details = new?.map { detail in
                let index = known.firstIndex { $0.text == detail.text }
                return index.map { known.remove(at: $0) } ?? detail
            }
            return try day.edit(
                id,
                part: part,
                start: start,
                length: length,
                category: category,
                details: details
            )
        }
    }
}
