public import Foundation
public import HaruDomain

/// The field of a name that must be there, be short enough and be nobody else's.
public struct NameField: StateMachine {
    /// Why a name cannot be saved.
    public enum Problem: Hashable, Sendable {
        /// Nothing of it would be seen.
        case empty
        /// Another one has it, perhaps written differently.
        case duplicate
        /// It has more characters than the limit.
        case tooLong
    }

    /// What can happen to the field.
    public enum Event: Hashable, Sendable {
        /// The text view reports a change.
        case text(LimitedText.Event)
        /// These names belong to others.
        case taken(Set<TitleKey>)
        /// The person wants to save; what was composed is committed first.
        case save
    }

    /// How long an error takes to appear and to go.
    public static let errorTransition = Duration.milliseconds(150)

    /// What is typed.
    public private(set) var input: LimitedText
    /// The names of others.
    public private(set) var taken: Set<TitleKey>

    private var isMissed = false

    /// A field that holds `text`.
    public init(_ text: String = "", limit: Int, taken: Set<TitleKey> = []) {
        input = LimitedText(text, limit: limit)
        self.taken = taken
    }

    /// The name as it is typed.
    public var text: String { input.text }

    /// Why the name cannot be saved, shown or not; nil if it can.
    public var problem: Problem? {
        let name = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if name.isBlank { return .empty }
        if name.count > input.limit { return .tooLong }
        return taken.contains(TitleKey(name)) ? .duplicate : nil
    }

    /// The problem to show: none while composing, and an empty name only once it was to be saved.
    public var error: Problem? {
        input.isComposing || (problem == .empty && !isMissed) ? nil : problem
    }

    /// Takes an event; saving a name with a problem asks for another one.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .text(let change):
            let effects = input.handle(change, at: now)
            if problem != .empty { isMissed = false }
            return effects
        case .taken(let names):
            taken = names
            return []
        case .save:
            let effects = input.handle(.endComposition, at: now)
            guard problem != nil else { return effects }
            isMissed = problem == .empty
            return effects + [.haptic(.light), .focus(.nameField)]
        }
    }
}
