public import Foundation

/// What becomes of an alarm while nobody edits it. Instants are on the wall clock.
public struct AlarmState: Hashable, Sendable {
    /// A call that has begun and has not been answered.
    public struct Ring: Hashable, Sendable {
        /// When it was due.
        public let due: Date
        /// When it began; later than it was due after sleep, a start or a change of the clock.
        public internal(set) var since: Date

        /// A ring as it was stored.
        public init(due: Date, since: Date) {
            self.due = due
            self.since = since
        }
    }

    /// An alarm that is later than this does not ring any more, and one that rings is silent after it.
    public static let patience = Duration.seconds(600)

    /// When the alarm was last switched on or edited.
    public var armedAt: Date
    /// The days whose ring is left out.
    public var skipped: Set<CalendarDay> = []
    /// The days on which it does not ring, both included.
    public var pause: ClosedRange<CalendarDay>?
    /// When it rings again after it was put off.
    public var snoozedUntil: Date?
    /// The call that is to be answered now.
    public var ring: Ring?
    /// The last ring that nobody answered, until it rings again or is armed anew.
    public var missedAt: Date?
    /// The due instant of the last regular ring that came or was missed.
    public var handledAt: Date?
    /// The due instants of the last regular rings that came: a clock that is set back repeats none.
    public var rung: Set<Date> = []

    /// The state of an alarm that was just armed.
    public init(armedAt: Date) {
        self.armedAt = armedAt
    }
}
