/// What is free, and what fits.
extension PlannedDay {
    /// What stands in a part: a todo of the date, or of one beside it that reaches into the part.
    public struct Occupant: Identifiable, Hashable, Sendable {
        /// The todo, in the times of its own date.
        public let todo: PlannedTodo
        /// The date that it is of.
        public let day: CalendarDay
        /// When it takes place, in the times of the part's date, as far as it lies in the part.
        public let time: Range<PlanTime>

        /// The identity, that of the todo.
        public var id: PlannedTodo.ID { todo.id }
    }

    /// A stretch of a part.
    public enum Entry: Hashable, Sendable {
        /// Something is planned.
        case todo(Occupant)
        /// Nothing is.
        case free(Range<PlanTime>)

        /// When it is, within the part.
        public var time: Range<PlanTime> {
            switch self {
            case .todo(let occupant): occupant.time
            case .free(let time): time
            }
        }
    }

    /// What stands in a part, by start. Of the date before it is what goes on after midnight, of the date
    /// after what begins before this one ends.
    public func occupants(of part: DayPart) -> [Occupant] {
        occupants(among: todos, in: part.time)
    }

    /// What is free in a part, in order. With what stands in it, it makes up the whole part.
    public func freeSlots(in part: DayPart) -> [Range<PlanTime>] {
        Self.freeSlots(in: part.time, among: occupants(of: part))
    }

    /// What makes up a part, in order and without a gap: what stands in it, and what is free.
    public func entries(of part: DayPart) -> [Entry] {
        let occupants = occupants(of: part)
        let free = Self.freeSlots(in: part.time, among: occupants)
        let entries = occupants.map(Entry.todo) + free.map(Entry.free)
        return entries.sorted { $0.time.lowerBound < $1.time.lowerBound }
    }

    /// The minutes of a part that are not planned for anything that is still to be done.
    public func remainingMinutes(of part: DayPart) -> Int {
        let open = occupants(of: part).filter { !$0.todo.isDone }
        return Self.freeSlots(in: part.time, among: open).reduce(0) { $0 + $1.count }
    }

    /// Whether a todo can begin at a time and last so long within a part, and where else it could. A todo
    /// that is to be moved does not stand in its own way.
    public func fit(
        _ length: PlannedTodo.Length,
        in part: DayPart,
        from start: PlanTime,
        moving id: PlannedTodo.ID? = nil
    ) -> TodoFit {
        let start = Self.start(start, in: part.time)
        let occupants = occupants(among: todos.filter { $0.id != id }, in: part.time)
        let free = Self.freeSlots(in: part.time, among: occupants)
        return TodoFit(
            part: part,
            start: start,
            length: length,
            problem: Self.problem(start, length, in: part.time, among: occupants),
            free: free,
            nearest: Self.nearest(to: start, length, in: free)
        )
    }

    /// The earliest time in a part at which a todo of a length fits; nil when there is none.
    public func firstFit(_ length: PlannedTodo.Length, in part: DayPart) -> Range<PlanTime>? {
        Self.nearest(to: part.time.lowerBound, length, in: freeSlots(in: part))
    }

    func occupants(among todos: [PlannedTodo], in span: Range<PlanTime>) -> [Occupant] {
        let dates = [(before.todos, -1), (todos, 0), (after.todos, 1)]
        var occupants: [Occupant] = []
        for (todos, offset) in dates {
            let sought = span.adding(days: -offset)
            for todo in todos where todo.time.overlaps(sought) {
                let time = todo.time.clamped(to: sought).adding(days: offset)
                occupants.append(
                    Occupant(todo: todo, day: day.adding(days: offset), time: time)
                )
            }
        }
        return occupants.sorted { $0.time.lowerBound < $1.time.lowerBound }
    }

    static func freeSlots(
        in span: Range<PlanTime>,
        among occupants: [Occupant]
    ) -> [Range<PlanTime>] {
        var free: [Range<PlanTime>] = []
        var start = span.lowerBound
        for occupant in occupants {
            if start < occupant.time.lowerBound { free.append(start..<occupant.time.lowerBound) }
            start = max(start, occupant.time.upperBound)
        }
        if start < span.upperBound { free.append(start..<span.upperBound) }
        return free
    }

    /// The nearest time to a start, the earlier of two.
    static func nearest(
        to start: PlanTime,
        _ length: PlannedTodo.Length,
        in free: [Range<PlanTime>]
    ) -> Range<PlanTime>? {
        let starts = free.filter { $0.count >= length.minutes }.map { slot in
            min(max(start, slot.lowerBound), slot.upperBound.advanced(by: -length.minutes))
        }
        let nearest = starts.min { abs($0.distance(to: start)) < abs($1.distance(to: start)) }
        return nearest.map { $0..<$0.advanced(by: length.minutes) }
    }

    /// 00:30 is meant as 24:30 where only that lies in the part.
    static func start(_ start: PlanTime, in span: Range<PlanTime>) -> PlanTime {
        let later = start.adding(days: 1)
        return start < span.lowerBound && span.contains(later) ? later : start
    }

    private static func problem(
        _ start: PlanTime,
        _ length: PlannedTodo.Length,
        in span: Range<PlanTime>,
        among occupants: [Occupant]
    ) -> TodoFit.Problem? {
        if start < span.lowerBound { return .beforeStart }
        guard start < span.upperBound, length.minutes <= start.distance(to: span.upperBound) else {
            return .overflow
        }
        let time = start..<start.advanced(by: length.minutes)
        return occupants.first { $0.time.overlaps(time) }.map { .overlap(with: $0.id) }
    }
}
