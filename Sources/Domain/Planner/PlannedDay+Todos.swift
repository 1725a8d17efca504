public import Foundation

/// Changing the todos.
extension PlannedDay {
    /// Adds a todo to a part; the first one makes the plan.
    ///
    /// - Throws: `.partNotFound`, `.doesNotFit`.
    @discardableResult
    public mutating func add(
        _ id: PlannedTodo.ID,
        _ category: PlannedTodo.Category,
        details: [TodoDetail] = [],
        in number: Int,
        from start: PlanTime,
        for length: PlannedTodo.Length
    ) throws(PlannerError) -> PlannedTodo {
        let time = try time(of: length, in: try part(number), from: start)
        guard let todo = PlannedTodo(id: id, time: time, category: category, details: details)
        else { throw .invalidLength }
        keep(todo)
        return todo
    }

    /// Changes a todo; what is nil stays as it is. A start without a part is looked for in the whole day.
    ///
    /// - Throws: `.todoNotFound`, `.partNotFound`, `.doesNotFit`, `.noChanges`.
    @discardableResult
    public mutating func edit(
        _ id: PlannedTodo.ID,
        part number: Int? = nil,
        start: PlanTime? = nil,
        length: PlannedTodo.Length? = nil,
        category: PlannedTodo.Category? = nil,
        details: [TodoDetail]? = nil
    ) throws(PlannerError) -> PlannedTodo {
        let before = try known(id)
        var todo = before
        if number != nil || start != nil || length != nil {
            let start = start ?? todo.start
            let part = try number.map(part) ?? part(around: start)
            let length = length ?? todo.length
            todo.time = try time(of: length, in: part, from: start, moving: id)
        }
        todo.category = category ?? todo.category
        todo.details = details ?? todo.details
        guard todo != before else { throw .noChanges }
        keep(todo)
        return todo
    }

    /// Says that a todo or, given one, a detail of it is done, or is not. One does not follow from the
    /// other, and what is so already stays so.
    ///
    /// - Throws: `.todoNotFound`, `.detailNotFound`.
    @discardableResult
    public mutating func complete(
        _ id: PlannedTodo.ID,
        detail: TodoDetail.ID? = nil,
        isDone: Bool = true
    ) throws(PlannerError) -> PlannedTodo {
        var todo = try known(id)
        if let detail {
            guard let index = todo.details.firstIndex(where: { $0.id == detail }) else {
                throw .detailNotFound
            }
            todo.details[index].isDone = isDone
        } else {
            todo.isDone = isDone
        }
        keep(todo)
        return todo
    }

    /// Removes a todo with its details. The plan stays, even without any todo.
    ///
    /// - Throws: `.todoNotFound`.
    public mutating func remove(_ id: PlannedTodo.ID) throws(PlannerError) {
        _ = try known(id)
        drop(id)
    }

    private func known(_ id: PlannedTodo.ID) throws(PlannerError) -> PlannedTodo {
        guard let todo = todo(id) else { throw .todoNotFound(id) }
        return todo
    }

    /// The part of a number.
    ///
    /// - Throws: `.partNotFound`.
    public func part(_ number: Int) throws(PlannerError) -> DayPart {
        guard let part = division.part(number) else { throw .partNotFound(count: division.count) }
        return part
    }

    /// The part that a start lies in, if need be a day later; outside the day, the part beside it.
    func part(around start: PlanTime) -> DayPart {
        let start = Self.start(start, in: division.awake)
        let last = division.awake.upperBound.advanced(by: -1)
        let inside = min(max(start, division.awake.lowerBound), last)
        return division.part(at: inside) ?? DayPart(number: 1, time: division.awake)
    }

    private func time(
        of length: PlannedTodo.Length,
        in part: DayPart,
        from start: PlanTime,
        moving id: PlannedTodo.ID? = nil
    ) throws(PlannerError) -> Range<PlanTime> {
        let fit = fit(length, in: part, from: start, moving: id)
        if let problem = fit.problem { throw .doesNotFit(problem, fit) }
        return fit.start..<fit.start.advanced(by: length.minutes)
    }
}
