public import Foundation

/// A moment at which an alarm rings, or would if it were not left out, and why.
public struct AlarmOccurrence: Hashable, Sendable {
    /// Why the alarm rings at this moment.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// It is set for the next time that the clock shows this.
        case once
        /// It is one of its days of the week.
        case repeats = "repeat"
        /// It was put off until now.
        case snooze
        /// The clock jumps over its time: this is the first instant after the gap.
        case gap
        /// The clock shows its time twice: this is the first pass.
        case overlap
    }

    /// Why it does not ring.
    public enum LeftOut: String, CaseIterable, Hashable, Sendable {
        /// A person wanted this one left out.
        case skip
        /// The alarm is paused on this day.
        case pause
        /// The zone went over the whole day.
        case noSuchDay
    }

    /// The alarm.
    public let alarmID: Alarm.ID
    /// When it rings.
    public let at: Date
    /// What the clock on the wall should show then: the day and the time that was set.
    public let local: LocalTime
    /// Why it rings then.
    public let reason: Reason
    /// The change of the clock behind a gap, an overlap or a missing day; nil for others.
    public let transition: LocalTimeResolution.Transition?
    /// Why it does not ring; nil when it does.
    public let leftOut: LeftOut?

    /// Whether it rings.
    public var rings: Bool { leftOut == nil }
}
