public import Foundation

/// Adds a detail to a todo, changes its text, or takes it away.
public struct EditTodoDetailUseCase: Sendable {
    /// What is asked for.
    public enum Intent: Hashable, Sendable {
        /// One more at the end; a blank one is none.
        case add(String)
        /// Another text; a blank one takes the detail away.
        case write(TodoDetail.ID, String)
        /// One less.
        case remove(TodoDetail.ID)
    }

    let planner: any PlannerRepository
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(planner: any PlannerRepository, makeID: @escaping @Sendable () -> UUID) {
        self.planner = planner
        self.makeID = makeID
    }

    /// - Throws: `.todoNotFound`, `.detailNotFound`, `.noChanges`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ intent: Intent,
        of id: PlannedTodo.ID,
        on day: CalendarDay
    ) async throws(PlannerError) -> PlannedTodo {
        let new = makeID()
        return try await planner.update(day) { day throws(PlannerError) in
            var details = day.todo(id)?.details ?? []
            switch intent {
            case .add(let text):
                details += [TodoDetail(id: new, text: text)].compactMap(\.self)
            case .write(let detail, let text):
                let index = try Self.index(of: detail, in: day.todo(id), id)
                let isDone = details[index].isDone
                let written = TodoDetail(id: detail, text: text, isDone: isDone)
                details.replaceSubrange(index...index, with: [written].compactMap(\.self))
            case .remove(let detail):
                details.remove(at: try Self.index(of: detail, in: day.todo(id), id))
            }
            return try day.edit(id, details: details)
        }
    }

    private static func index(
        of detail: TodoDetail.ID,
        in todo: PlannedTodo?,
        _ id: PlannedTodo.ID
    ) throws(PlannerError) -> Int {
        guard let todo else { throw .todoNotFound(id) }
        guard let index = todo.details.firstIndex(where: { $0.id == detail }) else {
            throw .detailNotFound
        }
        return index
    }
}
