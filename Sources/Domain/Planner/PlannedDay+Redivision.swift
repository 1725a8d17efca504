/// Dividing one date otherwise.
extension PlannedDay {
    /// What becomes of todos that would not lie in one part any more.
    public enum Resolution: Hashable, Sendable {
        /// Each goes to the nearest free time that has room for it, the earlier of two.
        case move
        /// Each ends where the part that it begins in does.
        case shorten
    }

    /// The todos that would not lie in one part of another division, by start.
    public func todosCrossing(_ division: DayDivision) -> [PlannedTodo] {
        todos.filter { division.part(of: $0.time) == nil }
    }

    /// Divides this date otherwise, which gives it a plan of its own. Todos that lie in one part stay as
    /// they are.
    ///
    /// - Returns: The todos that were moved or shortened, by their former start.
    /// - Throws: `.wouldCross` with the todos that nothing was decided for, or that cannot be helped so;
    ///   `.noChanges`.
    @discardableResult
    public mutating func redivide(
        into division: DayDivision,
        resolving resolution: Resolution? = nil
    ) throws(PlannerError) -> [PlannedTodo] {
        guard division != plan else { throw .noChanges }
        let crossing = todosCrossing(division)
        var kept = todos.filter { division.part(of: $0.time) != nil }
        var (changed, helpless): ([PlannedTodo], [PlannedTodo]) = ([], [])
        for var todo in crossing {
            let time: Range<PlanTime>? =
                switch resolution {
                case .move: room(for: todo, in: division, among: kept)
                case .shorten:
                    division.part(at: todo.start).map { todo.start..<$0.time.upperBound }
                case nil: nil
                }
            guard let time else {
                helpless.append(todo)
                continue
            }
            todo.time = time
            kept.append(todo)
            changed.append(todo)
        }
        guard helpless.isEmpty else { throw .wouldCross(helpless) }
        keep(division, kept)
        return changed
    }

    private func room(
        for todo: PlannedTodo,
        in division: DayDivision,
        among todos: [PlannedTodo]
    ) -> Range<PlanTime>? {
        let free = division.parts.flatMap { part in
            Self.freeSlots(in: part.time, among: occupants(among: todos, in: part.time))
        }
        return Self.nearest(to: todo.start, todo.length, in: free)
    }
}
