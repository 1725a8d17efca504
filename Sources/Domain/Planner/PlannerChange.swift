/// A part of the planner that changed.
public enum PlannerChange: Hashable, Sendable {
    /// A todo was added, edited, completed or removed.
    case todo(PlannedTodo.ID, on: CalendarDay)
    /// A date has a plan of its own now, or another one.
    case plan(of: CalendarDay)
    /// Dates without a plan are divided otherwise.
    case defaultDivision

    /// The date that changed; nil when it is every date without a plan.
    public var day: CalendarDay? {
        switch self {
        case .todo(_, let day), .plan(let day): day
        case .defaultDivision: nil
        }
    }
}

extension PlannedDay {
    /// What a transaction that began with `before` has changed.
    public func changes(since before: PlannedDay) -> Set<PlannerChange> {
        let todos = Set(todos).symmetricDifference(before.todos)
        var changes = Set(todos.map { PlannerChange.todo($0.id, on: day) })
        if plan != before.plan { changes.insert(.plan(of: day)) }
        if defaultDivision != before.defaultDivision { changes.insert(.defaultDivision) }
        return changes
    }
}
