public import Foundation

/// A time of day at which a person wants to be called, once or on days of the week.
///
/// It is what a person edits, and nothing else: what becomes of it is kept in an `AlarmState`.
public struct Alarm: Identifiable, Hashable, Sendable {
    /// The identity; it survives every edit.
    public let id: UUID
    /// What the clock on the wall shows when it rings.
    public var time: TimeOfDay
    /// The days on which it rings; without any it rings once.
    public var days: Set<Weekday>
    /// What people call it.
    public var label: Label
    /// What is heard.
    public var sound: Sound
    /// For how long it can be put off.
    public var snooze: Snooze
    /// Whether it is switched on. One that rings once switches itself off.
    public internal(set) var isEnabled: Bool
    /// When it was added.
    public let createdAt: Date

    /// An alarm as it was made or stored.
    public init(
        id: UUID,
        time: TimeOfDay,
        days: Set<Weekday> = [],
        label: Label = .none,
        sound: Sound = .standard,
        snooze: Snooze = .standard,
        isEnabled: Bool = true,
        createdAt: Date
    ) {
        self.id = id
        self.time = time
        self.days = days
        self.label = label
        self.sound = sound
        self.snooze = snooze
        self.isEnabled = isEnabled
        self.createdAt = createdAt
    }

    /// Whether it rings once.
    public var isOnce: Bool { days.isEmpty }
}

extension Alarm: Comparable {
    /// The earlier time of day comes first, then the older alarm; ties go by identity.
    public static func < (left: Alarm, right: Alarm) -> Bool {
        if left.time != right.time { return left.time < right.time }
        return left.createdAt == right.createdAt
            ? left.id.uuidString < right.id.uuidString
            : left.createdAt < right.createdAt
    }
}
