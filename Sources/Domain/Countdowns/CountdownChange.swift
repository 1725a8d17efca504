public import Foundation

/// A part of the countdowns that changed.
public enum CountdownChange: Hashable, Sendable {
    /// A timer was added, edited or removed, or does something else.
    case countdown(CountdownTimer.ID)
}

extension Countdowns {
    /// What a transaction that began with `before` has changed.
    public func changes(since before: Countdowns) -> Set<CountdownChange> {
        let changed = Set(all.values).symmetricDifference(before.all.values)
        return Set(changed.map { .countdown($0.id) })
    }
}
