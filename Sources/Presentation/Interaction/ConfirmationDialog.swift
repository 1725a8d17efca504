public import Foundation
internal import HaruDomain

/// A dialogue that asks before something is done, and those that wait behind it.
///
/// What was confirmed is performed once, when the dialogue has gone and no sooner.
public struct ConfirmationDialog<Action: Hashable & Sendable>: StateMachine {
    /// How the person answered.
    public enum Answer: Hashable, Sendable {
        /// By the button that confirms.
        case confirmed
        /// By the button that cancels, or beside the card.
        case cancelled
    }

    /// How much of a dialogue is seen; moments are on the steady clock.
    public enum Phase: Hashable, Sendable {
        /// There is none.
        case hidden
        /// It comes in.
        case appearing(until: Date)
        /// It stands still.
        case shown
        /// It was answered and goes.
        case disappearing(Answer, until: Date)
    }

    /// What can happen.
    public enum Event: Hashable, Sendable {
        /// Something must be confirmed; it waits while another dialogue is up.
        case present(Content)
        /// What was confirmed failed; this says so before anything that waits.
        case fail(Content)
        /// What the dialogue about an action says has changed; nil takes back what is not answered yet.
        case revise(Action, to: Content?)
        /// The button that confirms was tapped.
        case confirm
        /// The button that cancels, or the backdrop, was tapped.
        case cancel
        /// Time has passed.
        case tick
    }

    /// What is to be done once.
    public enum Effect: Hashable, Sendable {
        /// Something for the front-end.
        case interaction(InteractionEffect)
        /// What was confirmed, for the view model.
        case perform(Action)
    }

    /// What is seen of the dialogue.
    public private(set) var phase = Phase.hidden
    /// What it says; nil while there is none.
    public private(set) var content: Content?
    /// What waits, first come first.
    public private(set) var waiting: [Content] = []

    /// No dialogue.
    public init() {}

    /// When `tick` changes something; nil while only the person can.
    public var nextChange: Date? {
        switch phase {
        case .hidden, .shown: nil
        case .appearing(let end), .disappearing(_, let end): end
        }
    }

    /// Takes an event. Only the first answer to a dialogue counts.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        switch event {
        case .present(let content):
            waiting.append(content)
            return appear(at: now)
        case .fail(let content):
            waiting.insert(content, at: 0)
            return appear(at: now)
        case .revise(let action, let content):
            revise(action, to: content, at: now)
            return []
        case .confirm:
            return answer(.confirmed, at: now) ? [.interaction(.haptic(.light))] : []
        case .cancel:
            _ = answer(.cancelled, at: now)
            return []
        case .tick:
            return tick(at: now)
        }
    }

    private mutating func appear(at now: Date) -> [Effect] {
        guard phase == .hidden, !waiting.isEmpty else { return [] }
        content = waiting.removeFirst()
        phase = .appearing(until: now.adding(DialogStyle.appearing.duration))
        return [.interaction(.focus(.dialogTitle))]
    }

    private mutating func revise(_ action: Action, to revised: Content?, at now: Date) {
        waiting = waiting.compactMap { $0.action == action ? revised : $0 }
        guard content?.action == action else { return }
        switch (phase, revised) {
        case (.hidden, _), (.disappearing, _): return
        case (_, nil): _ = answer(.cancelled, at: now)
        case (_, let revised?): content = revised
        }
    }

    private mutating func answer(_ answer: Answer, at now: Date) -> Bool {
        switch phase {
        case .hidden, .disappearing:
            return false
        case .appearing, .shown:
            let end = now.adding(DialogStyle.disappearing.duration)
            phase = .disappearing(answer, until: end)
            return true
        }
    }

    private mutating func tick(at now: Date) -> [Effect] {
        guard let nextChange, now >= nextChange else { return [] }
        guard case .disappearing(let answer, _) = phase else {
            phase = .shown
            return []
        }
        let action = answer == .confirmed ? content?.action : nil
        (phase, content) = (.hidden, nil)
        return (action.map { [.perform($0)] } ?? []) + appear(at: now)
    }
}

extension ObservableValue {
    /// Lets a dialogue inside the value take an event, passes on what is for the front-end, and returns
    /// what was confirmed and is to be performed now.
    package func tell<Action>(
        _ event: ConfirmationDialog<Action>.Event,
        _ dialog: WritableKeyPath<Value, ConfirmationDialog<Action>>,
        at now: Date,
        send: (InteractionEffect) -> Void
    ) -> [Action] {
        handle(event, by: dialog, at: now).compactMap { effect in
            switch effect {
            case .perform(let action): return action
            case .interaction(let effect):
                send(effect)
                return nil
            }
        }
    }
}
