public import Foundation

/// A date: how it is divided, its todos with their details, and what reaches into it from the dates around
/// it. It changes as one transaction.
///
/// A date takes the default division as its own with its first todo. Until then it has no plan, and a
/// change of the default changes it.
public struct PlannedDay: Identifiable, Hashable, Sendable {
    /// A date before or after, as far as it is known here.
    public struct Neighbour: Hashable, Sendable {
        /// How it is divided; nil while it has no plan.
        public let plan: DayDivision?
        /// Its todos.
        public let todos: [PlannedTodo]

        /// A date that is only read.
        public init(plan: DayDivision? = nil, todos: [PlannedTodo] = []) {
            self.plan = plan
            self.todos = todos
        }
    }

    /// The date.
    public let day: CalendarDay
    /// How every date without a plan is divided.
    public private(set) var defaultDivision: DayDivision
    /// How this date is divided; nil while it has no plan.
    public private(set) var plan: DayDivision?
    /// The todos by their start.
    public private(set) var todos: [PlannedTodo]
    /// The date before.
    public let before: Neighbour
    /// The date after.
    public let after: Neighbour

    /// The identity, the date.
    public var id: CalendarDay { day }
    /// How the date is divided, by a plan of its own or as every date.
    public var division: DayDivision { plan ?? defaultDivision }
    /// Whether the date has a plan of its own.
    public var isSaved: Bool { plan != nil }

    /// A date as it was stored.
    public init(
        _ day: CalendarDay,
        defaultDivision: DayDivision = .standard,
        plan: DayDivision? = nil,
        todos: [PlannedTodo] = [],
        before: Neighbour = Neighbour(),
        after: Neighbour = Neighbour()
    ) {
        self.day = day
        self.defaultDivision = defaultDivision
        self.plan = plan
        self.todos = todos.sorted(by: PlannedTodo.areInOrder)
        self.before = before
        self.after = after
    }

    /// The todo of an identity; nil when it is not of this date.
    public func todo(_ id: PlannedTodo.ID) -> PlannedTodo? {
        todos.first { $0.id == id }
    }

    /// What a calendar shows of the date; nil while it has no todos.
    public var mark: DayMark? {
        DayMark(total: todos.count, done: todos.count(where: \.isDone))
    }

    /// The todos that a person may mean: by identifier, by its first four characters or more, or by
    /// category however it is written. More than one is ambiguous.
    public func todos(named name: String) -> [PlannedTodo] {
        todos.named(name) { $0.category.text }
    }

    /// Divides dates without a plan otherwise, this one among them; dates with a plan stay as they are.
    public mutating func divideDefault(_ division: DayDivision) {
        defaultDivision = division
    }

    mutating func keep(_ todo: PlannedTodo) {
        if plan == nil { plan = defaultDivision }
        todos.removeAll { $0.id == todo.id }
        let place = todos.firstIndex { PlannedTodo.areInOrder(todo, $0) }
        todos.insert(todo, at: place ?? todos.endIndex)
    }

    mutating func drop(_ id: PlannedTodo.ID) {
        todos.removeAll { $0.id == id }
    }

    mutating func keep(_ division: DayDivision, _ todos: [PlannedTodo]) {
        plan = division
        self.todos = todos.sorted(by: PlannedTodo.areInOrder)
    }
}

extension PlannedTodo {
    /// The earlier todo comes first; what begins at once, which no rule allows, goes by identity.
    package static func areInOrder(_ left: PlannedTodo, _ right: PlannedTodo) -> Bool {
        left.start == right.start
            ? left.id.uuidString < right.id.uuidString : left.start < right.start
    }
}
