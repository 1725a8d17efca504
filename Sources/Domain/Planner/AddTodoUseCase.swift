public import Foundation

/// Adds a todo to a part of a date. The first one gives the date a plan of its own.
public struct AddTodoUseCase: Sendable {
    let planner: any PlannerRepository
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(planner: any PlannerRepository, makeID: @escaping @Sendable () -> UUID) {
        self.planner = planner
        self.makeID = makeID
    }

    /// Parts count from 1. Blank details are dropped.
    ///
    /// - Throws: `.emptyCategory`, `.invalidLength`, `.partNotFound`, `.doesNotFit`, `.repository`.
    @discardableResult
    public func callAsFunction(
        on day: CalendarDay,
        _ category: String,
        details: [String] = [],
        in part: Int,
        from start: PlanTime,
        for length: Duration
    ) async throws(PlannerError) -> PlannedTodo {
        let id = makeID()
        let category = try PlannedTodo.Category(category)
        let length = try PlannedTodo.Length(length)
        let details = details.compactMap { TodoDetail(id: makeID(), text: $0) }
        return try await planner.update(day) { day throws(PlannerError) in
            try day.add(id, category, details: details, in: part, from: start, for: length)
        }
    }
}
