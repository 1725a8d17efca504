public import HaruDomain

/// Keeps plans in memory and fails when it is told to.
public actor InMemoryPlannerRepository: PlannerRepository {
    private var defaultDivision: DayDivision
    private var plans: [CalendarDay: DayDivision] = [:]
    private var todos: [CalendarDay: [PlannedTodo]] = [:]
    private var failure: RepositoryError.Reason?
    private let feed = ChangeFeed<PlannerChange>()

    /// A repository without plans.
    public init(defaultDivision: DayDivision = .standard) {
        self.defaultDivision = defaultDivision
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<PlannerChange>> { feed.changes { $0 } }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// A date.
    public func day(_ day: CalendarDay) throws(PlannerError) -> PlannedDay {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return known(day)
    }

    /// Changes a date.
    public func update<Result: Sendable>(
        _ day: CalendarDay,
        _ change: @Sendable (inout PlannedDay) throws(PlannerError) -> Result
    ) throws(PlannerError) -> Result {
        if let failure { throw .repository(.saveFailed(failure)) }
        let before = known(day)
        var changed = before
        let result = try change(&changed)
        defaultDivision = changed.defaultDivision
        plans[day] = changed.plan
        todos[day] = changed.todos
        let changes = changed.changes(since: before)
        if !changes.isEmpty { feed.publish(changes) }
        return result
    }

    /// The todos.
    public func todos(
        of days: Range<CalendarDay>?
    ) throws(PlannerError) -> [CalendarDay: [PlannedTodo]] {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return todos.filter { day, todos in
            !todos.isEmpty && days.map { $0.contains(day) } ?? true
        }
    }

    /// The marks.
    public func marks(
        of days: Range<CalendarDay>
    ) throws(PlannerError) -> [CalendarDay: DayMark] {
        try todos(of: days).compactMapValues { todos in
            DayMark(total: todos.count, done: todos.count(where: \.isDone))
        }
    }

    private func known(_ day: CalendarDay) -> PlannedDay {
        PlannedDay(
            day,
            defaultDivision: defaultDivision,
            plan: plans[day],
            todos: todos[day] ?? [],
            before: neighbour(day.adding(days: -1)),
            after: neighbour(day.adding(days: 1))
        )
    }

    private func neighbour(_ day: CalendarDay) -> PlannedDay.Neighbour {
        PlannedDay.Neighbour(plan: plans[day], todos: todos[day] ?? [])
    }
}
