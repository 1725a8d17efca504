public import Foundation

/// A part of the alarms that changed.
public enum AlarmChange: Hashable, Sendable {
    /// An alarm was added, edited or removed, or something became of it.
    case alarm(Alarm.ID)
}

extension AlarmClock {
    /// What a transaction that began with `before` has changed.
    public func changes(since before: AlarmClock) -> Set<AlarmChange> {
        let changed = Set(entries.values).symmetricDifference(before.entries.values)
        return Set(changed.map { .alarm($0.id) })
    }
}
