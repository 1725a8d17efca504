public import Foundation

/// What a zone makes of a local time: one instant, none, or two.
public enum LocalTimeResolution: Hashable, Sendable {
    /// A change of the clock.
    public struct Transition: Hashable, Sendable {
        /// The first instant after the change.
        public let instant: Date
        /// What the clock would have shown at that instant.
        public let before: LocalTime
        /// What it shows instead.
        public let after: LocalTime
    }

    /// Which instant stands for a local time that does not exist once.
    public enum Policy: Hashable, Sendable {
        /// In a gap the first instant after it; of two passes the first.
        case earliest
        /// In a gap the first instant after it; of two passes the second.
        case latest
    }

    /// The time is shown once.
    case unique(Date)
    /// The clock jumps over the time.
    case gap(Transition)
    /// The clock is set back and shows the time twice.
    case overlap(first: Date, second: Date, Transition)

    /// The instant that stands for the time.
    public func instant(_ policy: Policy) -> Date {
        switch (self, policy) {
        case (.unique(let instant), _): instant
        case (.gap(let transition), _): transition.instant
        case (.overlap(let first, _, _), .earliest): first
        case (.overlap(_, let second, _), .latest): second
        }
    }
}
