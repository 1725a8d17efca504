public import Foundation
public import HaruDomain

/// Adding a todo step by step: into which part, when and how long, and what. A step is left only when it is
/// in order.
public struct AddTodoSteps: StateMachine {
    /// How long a todo is until somebody says otherwise, in minutes.
    private static let usualLength = 60

    /// The date.
    public private(set) var day: PlannedDay
    /// Where one is.
    public private(set) var step = Step.part
    /// The part; nil until one was chosen.
    public private(set) var part: DayPart?
    /// When it begins.
    public private(set) var start = MinutePicker(0...0, at: 0)
    /// How long it lasts.
    public private(set) var length = MinutePicker(1...1, at: 1)
    /// What it is, as it is typed.
    public private(set) var category = ""
    /// The details, as they are typed.
    public private(set) var details: [String] = []
    /// Why the last step was refused; nil when it was not.
    public private(set) var problem: PlannerError?
    /// Whether the todo is being added.
    public private(set) var isAdding = false
    /// Whether it was added.
    public private(set) var isFinished = false

    /// The steps for a date, at the first one.
    public init(_ day: PlannedDay) {
        self.day = day
    }

    /// Whether the chosen time is free, and what else is; nil until a part was chosen.
    public var fit: TodoFit? {
        part.map { part in
            day.fit(
                PlannedTodo.Length(known: length.value),
                in: part,
                from: PlanTime(minutes: start.value)
            )
        }
    }

    /// Why the present step cannot be left; nil when it can.
    public var obstacle: PlannerError? {
        switch step {
        case .part: part == nil ? .partNotFound(count: day.division.count) : nil
        case .time: fit.flatMap { fit in fit.problem.map { .doesNotFit($0, fit) } }
        case .content: category.isBlank ? .emptyCategory : nil
        }
    }

    /// Takes an event. What makes no sense in the present step changes nothing.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        guard !isFinished, !isAdding || event.isAnswer else { return [] }
        switch (event, step) {
        case (.choose(let number), .part): return choose(number)
        case (.start(let event), .time):
            problem = nil
            _ = start.handle(event, at: now)
        case (.length(let event), .time):
            problem = nil
            _ = length.handle(event, at: now)
        case (.takeNearest, .time):
            guard let nearest = fit?.nearest else { return [.interaction(.haptic(.light))] }
            problem = nil
            _ = start.handle(.set(nearest.lowerBound.minutes), at: now)
        case (.category(let text), .content):
            problem = nil
            category = text
        case (.detail(let index, let text), .content): write(text, at: index)
        case (.removeDetail(let index), .content):
            if details.indices.contains(index) { details.remove(at: index) }
        case (.next, _): return next()
        case (.back, _):
            problem = nil
            step = Step(rawValue: step.rawValue - 1) ?? .part
        case (.refresh(let day), _): refresh(day)
        case (.refuse(let error), _): refuse(error)
        case (.finish, _): isFinished = isAdding
        default: return []
        }
        return []
    }

    private mutating func choose(_ number: Int) -> [Effect] {
        guard let part = day.division.part(number) else { return [.interaction(.haptic(.light))] }
        if part != self.part { point(to: part) }
        problem = nil
        step = .time
        return [.interaction(.haptic(.soft))]
    }

    /// The wheels begin at the earliest free time for an hour, or for whatever is free.
    private mutating func point(to part: DayPart) {
        self.part = part
        let free = day.freeSlots(in: part)
        let slot = free.first { $0.count >= Self.usualLength } ?? free.first
        let span = part.time.lowerBound.minutes..<part.time.upperBound.minutes
        start = MinutePicker(startIn: span, at: (slot ?? part.time).lowerBound.minutes)
        let usual = min(Self.usualLength, slot?.count ?? part.minutes)
        length = MinutePicker(lengthIn: part.minutes, at: usual)
    }

    private mutating func write(_ text: String, at index: Int) {
        if index == details.count { details.append("") }
        if details.indices.contains(index) { details[index] = text }
    }

    private mutating func next() -> [Effect] {
        problem = obstacle
        guard problem == nil, let part else { return [.interaction(.haptic(.light))] }
        if let following = Step(rawValue: step.rawValue + 1) {
            step = following
            return []
        }
        isAdding = true
        let draft = Draft(
            day: day.day,
            part: part.number,
            start: PlanTime(minutes: start.value),
            minutes: length.value,
            category: category,
            details: details
        )
        return [.add(draft)]
    }

    /// Where the date is divided otherwise now, the part is chosen again.
    private mutating func refresh(_ day: PlannedDay) {
        self.day = day
        guard let part, day.division.part(part.number) != part else { return }
        self.part = nil
        step = .part
        problem = nil
    }

    private mutating func refuse(_ error: PlannerError) {
        isAdding = false
        problem = error
        if case .doesNotFit = error { step = .time }
    }
}
