import Foundation
public import HaruDomain

/// What every `PlannerRepository` promises. Verify each case against a fresh, empty repository.
public enum PlannerRepositoryContract: String, CaseIterable, Sendable {
    /// A new repository has no plans, and looking at a date makes none.
    case startsEmpty
    /// Plans, todos and details are seen by whoever reads after a change, as they were.
    case keepsWhatWasChanged
    /// The first todo comes with the plan, or not at all.
    case makesThePlanWithTheFirstTodo
    /// A todo goes with its details; the plan stays.
    case forgetsWhatWasRemoved
    /// A change that throws leaves no trace.
    case forgetsAChangeThatThrows
    /// Dates without a plan follow the default, dates with one do not.
    case keepsTheDefaultDivision
    /// A date knows the plans and todos of the dates around it.
    case knowsTheNeighbours
    /// Marks count todos, and those that are done, through every kind of change.
    case marksDates
    /// However many ask at once for the same minutes, one gets them.
    case letsOneOfManyHaveATime
    /// What a follower does not read in time is united, not lost.
    case unitesChangesWhileNobodyReads

    static let day = CalendarDay(daysSince1970: 20_741)

    /// Checks this promise.
    ///
    /// - Throws: `ContractViolation`, and what the repository should not have thrown.
    public func verify(_ repository: any PlannerRepository) async throws {
        let (day, next) = (Self.day, Self.day.adding(days: 1))
        switch self {
        case .startsEmpty:
            try check(try await repository.day(day) == PlannedDay(day))
            try check(try await repository.todos(of: nil).isEmpty)
            try check(try await repository.marks(of: day..<next).isEmpty)
        case .keepsWhatWasChanged:
            try await keepsWhatWasChanged(repository)
        case .makesThePlanWithTheFirstTodo:
            try await add(["07:00"], to: day, of: repository)
            try check(try await repository.day(day).plan == .standard)
            try check(try await !repository.day(next).isSaved)
        case .forgetsWhatWasRemoved:
            try await add(["07:00", "08:00"], to: day, of: repository)
            try await repository.update(day) { day throws(PlannerError) in
                for todo in day.todos { try day.remove(todo.id) }
            }
            try check(try await repository.day(day).todos == [])
            try check(try await repository.day(day).isSaved)
            try check(try await repository.marks(of: day..<next).isEmpty)
        case .forgetsAChangeThatThrows:
            do {
                try await repository.update(day) { day throws(PlannerError) in
                    try Self.add("07:00", to: &day)
                    day.divideDefault(try Self.otherDivision())
                    throw .noChanges
                }
            } catch PlannerError.noChanges {}
            try check(try await repository.day(day) == PlannedDay(day))
        case .keepsTheDefaultDivision:
            try await add(["07:00"], to: day, of: repository)
            let other = try Self.otherDivision()
            try await repository.update(next) { $0.divideDefault(other) }
            try check(try await repository.day(day).division == .standard)
            try check(try await repository.day(next).division == other)
            try check(try await !repository.day(next).isSaved)
        case .knowsTheNeighbours:
            try await add(["24:00"], to: day.adding(days: -1), of: repository)
            try await add(["08:00"], to: next, of: repository)
            try checkNeighbours(of: try await repository.day(day))
        case .marksDates:
            try await marksDates(repository)
        case .letsOneOfManyHaveATime:
            try check(try await timesTaken(by: 50, of: repository) == 1)
        case .unitesChangesWhileNobodyReads:
            try await unitesChanges(repository)
        }
    }

    func check(_ holds: Bool, line: Int = #line) throws(ContractViolation) {
        if !holds { throw ContractViolation(description: "\(rawValue), line \(line)") }
    }
}
