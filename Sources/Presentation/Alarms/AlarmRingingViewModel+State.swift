public import Foundation
public import HaruDomain

extension AlarmRingingViewModel {
    /// An alarm that calls.
    public struct Call: Identifiable, Hashable, Sendable {
        /// The alarm.
        public var alarm: Alarm
        /// What it is called: its label, else its time.
        public var title: String
        /// Its time: `오전 7:00`.
        public var timeText: String
        /// How late it began; empty when it was on time.
        public var lateText: String
        /// The call in words.
        public var accessibility: AccessibilityText
        /// Puts it off; nil where that is off.
        public var snoozeButton: ButtonLabel?
        /// Ends it.
        public var stopButton: ButtonLabel

        /// The identity, that of the alarm.
        public var id: Alarm.ID { alarm.id }

        /// A call of one's own, for previews.
        public init(
            alarm: Alarm,
            title: String,
            timeText: String,
            lateText: String = "",
            accessibility: AccessibilityText,
            snoozeButton: ButtonLabel? = nil,
            stopButton: ButtonLabel
        ) {
            self.alarm = alarm
            self.title = title
            self.timeText = timeText
            self.lateText = lateText
            self.accessibility = accessibility
            self.snoozeButton = snoozeButton
            self.stopButton = stopButton
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The alarms that call, by time of day.
        public var calls: [Call]
        /// That nothing rings, in words; empty while something does.
        public var silentText: String
        /// When something rings, falls silent or is missed next, on the steady clock; nil while nothing
        /// is to come. The host calls `refresh()` then.
        public var nextRefresh: Date?
        /// Why the last read or change failed; nil when it did not.
        public var failure: AlarmError?

        /// A state of one's own, for previews.
        public init(calls: [Call] = [], silentText: String, nextRefresh: Date? = nil) {
            self.calls = calls
            self.silentText = silentText
            self.nextRefresh = nextRefresh
        }
    }

    /// What a front-end does once.
    public enum Effect: Hashable, Sendable {
        /// Let it be heard, until it falls silent.
        case ring(Alarm)
        /// Let it be heard no more.
        case silence(Alarm.ID)
        /// Say that it was due at this moment and nobody heard or answered it.
        case missed(Alarm, at: Date)
        /// Something of every screen.
        case interaction(InteractionEffect)
    }
}
