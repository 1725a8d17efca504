public import Foundation

/// A part of a screen as a value: an event at a moment changes it and says what is to be done once.
///
/// Equal values answer equal events at equal moments alike. A moment is one of the steady clock.
public protocol StateMachine: Equatable, Sendable {
    /// What can happen to it.
    associatedtype Event: Sendable
    /// What is to be done once.
    associatedtype Effect: Sendable = InteractionEffect

    /// Takes an event; one that makes no sense at present changes nothing.
    ///
    /// - Returns: What is to be done, in this order; often nothing.
    mutating func handle(_ event: Event, at now: Date) -> [Effect]
}

extension ObservableValue {
    /// Lets a machine inside the value take an event.
    package func handle<Machine: StateMachine>(
        _ event: Machine.Event,
        by machine: WritableKeyPath<Value, Machine>,
        at now: Date
    ) -> [Machine.Effect] {
        var effects: [Machine.Effect] = []
        update { effects = $0[keyPath: machine].handle(event, at: now) }
        return effects
    }
}
