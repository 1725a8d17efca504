public import Foundation

/// A length of time that is counted down again and again, as a person edits it.
public struct CountdownTimer: Identifiable, Hashable, Sendable {
    /// What is done when it ends; a front-end executes it.
    public enum EndAction: Hashable, Sendable {
        /// Plays a sound, by its name.
        case sound(String)
        /// Shows that it ended and is heard by nobody.
        case silent
        /// Stops what is playing.
        case stopPlaying

        /// The sound of a timer for which nobody chose.
        public static let standard = EndAction.sound("default")
    }

    /// The identity; it survives every edit.
    public let id: UUID
    /// What people call it; its length is shown where it has no name.
    public var label: Label
    /// How long it counts.
    public var length: Length
    /// What is done when it ends.
    public var end: EndAction
    /// When it was added.
    public let createdAt: Date
    /// When it was started last, a start after a pause not included; nil when it never was.
    public internal(set) var lastStartedAt: Date?

    /// A timer as it was made or stored.
    public init(
        id: UUID,
        label: Label = .none,
        length: Length,
        end: EndAction = .standard,
        createdAt: Date,
        lastStartedAt: Date? = nil
    ) {
        self.id = id
        self.label = label
        self.length = length
        self.end = end
        self.createdAt = createdAt
        self.lastStartedAt = lastStartedAt
    }
}

extension CountdownTimer: Comparable {
    /// What was started last comes first, then what was added last; ties go by identity.
    public static func < (left: CountdownTimer, right: CountdownTimer) -> Bool {
        let starts = (left.lastStartedAt ?? .distantPast, right.lastStartedAt ?? .distantPast)
        if starts.0 != starts.1 { return starts.0 > starts.1 }
        return left.createdAt == right.createdAt
            ? left.id.uuidString < right.id.uuidString
            : left.createdAt > right.createdAt
    }
}
