extension FocusTimer {
    /// How long a session should focus: a positive whole number of seconds.
    public struct Goal: Hashable, Comparable, Sendable {
        /// The seconds; at least 1.
        public let seconds: Int

        /// The goal as a length of time.
        public var duration: Duration { .seconds(seconds) }

        /// A goal of this many seconds.
        ///
        /// - Throws: `.goalNotOffered` for less than a second and more than a thousand hours.
        public init(seconds: Int) throws(FocusError) {
            guard (1...3_600_000).contains(seconds) else {
                throw .goalNotOffered(nearest: nil)
            }
            self.seconds = seconds
        }

        /// A choice of a policy, which begins at one second.
        init(choice seconds: Int) {
            self.seconds = max(1, seconds)
        }

        /// The shorter goal comes first.
        public static func < (left: Goal, right: Goal) -> Bool { left.seconds < right.seconds }
    }
}
