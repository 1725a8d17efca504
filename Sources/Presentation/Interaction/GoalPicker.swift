public import Foundation

/// The choice of one of several goals, in a wheel of rows.
public struct GoalPicker<Goal: Hashable & Sendable>: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A row was chosen.
        case pick(row: Int)
        /// The picker was tapped.
        case toggle
    }

    /// How a row stands out.
    public enum Emphasis: Hashable, Sendable {
        /// It is the selection.
        case selected
        /// It is one to three rows from the selection.
        case near(distance: Int)
        /// It is further away.
        case plain
    }

    /// The goals, one a row.
    public let goals: [Goal]
    /// The goal that is marked.
    public private(set) var selection: Goal
    /// The goal that the person picked; nil until then, so that what is stored may stay.
    public private(set) var picked: Goal?
    /// How much is seen.
    public private(set) var disclosure = Disclosure.collapsed

    /// A collapsed picker in which nobody has picked anything.
    public init(_ goals: [Goal], selection: Goal) {
        self.goals = goals
        self.selection = selection
    }

    /// The row of the selection; nil for a goal that is not among them.
    public var selectedRow: Int? { goals.firstIndex(of: selection) }

    /// The rows whose look depends on the selection: it and three on either side.
    public var restyledRows: Range<Int> {
        guard let row = selectedRow else { return 0..<0 }
        return max(0, row - 3)..<min(goals.count, row + 4)
    }

    /// How a row stands out.
    public func emphasis(ofRow row: Int) -> Emphasis {
        guard let selected = selectedRow, restyledRows.contains(row) else { return .plain }
        return row == selected ? .selected : .near(distance: abs(row - selected))
    }

    /// Takes an event; a row that is not there is ignored.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .pick(let row):
            guard goals.indices.contains(row) else { return [] }
            selection = goals[row]
            picked = selection
        case .toggle:
            disclosure.toggle()
        }
        return []
    }
}
