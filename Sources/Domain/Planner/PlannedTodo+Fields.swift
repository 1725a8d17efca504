extension PlannedTodo {
    /// What a todo is: a few words on one line, never blank.
    public struct Category: Hashable, Sendable {
        /// The words as they are shown.
        public let text: String

        /// Trims the text and turns inner newlines into spaces.
        ///
        /// - Throws: `.emptyCategory` when nothing of it would be seen.
        public init(_ text: String) throws(PlannerError) {
            self.text = text.oneLine
            if self.text.isEmpty { throw .emptyCategory }
        }
    }

    /// How long a todo lasts: whole minutes, one or more.
    public struct Length: Hashable, Sendable {
        /// The minutes.
        public let minutes: Int

        /// A length of whole minutes.
        ///
        /// - Throws: `.invalidLength` for none, fewer than none, and parts of a minute.
        public init(_ duration: Duration) throws(PlannerError) {
            let minutes = duration.components.seconds / 60
            guard minutes > 0, duration == .seconds(minutes * 60),
                let exact = Int(exactly: minutes)
            else { throw .invalidLength }
            self.minutes = exact
        }

        package init(known minutes: Int) {
            self.minutes = minutes
        }
    }
}
