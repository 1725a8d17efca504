extension CountdownTimer {
    /// How long a timer counts: whole seconds, from 0:00:01 to 23:59:59.
    public struct Length: Hashable, Comparable, Sendable {
        /// The seconds that a length may have.
        public static let seconds = 1...86_399

        /// The seconds.
        public let seconds: Int

        /// The length of time.
        public var duration: Duration { .seconds(seconds) }

        /// A length of whole seconds.
        ///
        /// - Throws: `.lengthNotAllowed`.
        public init(_ duration: Duration) throws(CountdownError) {
            let seconds = duration.components.seconds
            guard duration == .seconds(seconds), let exact = Int(exactly: seconds),
                Self.seconds.contains(exact)
            else { throw .lengthNotAllowed }
            self.seconds = exact
        }

        /// The shorter length comes first.
        public static func < (left: Length, right: Length) -> Bool {
            left.seconds < right.seconds
        }
    }
}
