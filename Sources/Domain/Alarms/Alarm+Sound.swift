extension Alarm {
    /// What is heard when an alarm rings.
    public enum Sound: Hashable, Sendable {
        /// The platform's own sound.
        case standard
        /// A sound file of this name; it was checked when it was chosen.
        case named(String)
    }

    /// For how long an alarm can be put off: not at all, or 1 to 30 minutes.
    public struct Snooze: Hashable, Sendable {
        /// The alarm cannot be put off.
        public static let off = Snooze(0, ())
        /// Nine minutes.
        public static let standard = Snooze(9, ())
        /// The minutes that may be chosen.
        public static let choices = 1...30

        /// The minutes; 0 when it is off.
        public let minutes: Int

        /// So many minutes.
        ///
        /// - Throws: `.snoozeNotOffered` outside 1…30.
        public init(minutes: Int) throws(AlarmError) {
            guard Self.choices.contains(minutes) else {
                throw .snoozeNotOffered(offered: Self.choices)
            }
            self.init(minutes, ())
        }

        /// So long.
        ///
        /// - Throws: `.snoozeNotOffered` unless it is 1…30 whole minutes.
        public init(_ duration: Duration) throws(AlarmError) {
            let (seconds, rest) = duration.components
            guard seconds % 60 == 0, rest == 0 else {
                throw .snoozeNotOffered(offered: Self.choices)
            }
            try self.init(minutes: Int(seconds / 60))
        }

        private init(_ minutes: Int, _: Void) {
            self.minutes = minutes
        }

        /// The length; nil when it is off.
        public var duration: Duration? { minutes == 0 ? nil : .seconds(minutes * 60) }
    }
}
