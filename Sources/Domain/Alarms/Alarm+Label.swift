extension Alarm {
    /// A name on one line, without white space around it; it may be empty.
    public struct Label: Hashable, Sendable {
        /// The most characters of a label.
        public static let limit = 30
        /// No name.
        public static let none = Label(known: "")

        /// The label as it is shown; empty when none was given or nothing of it would be seen.
        public let text: String

        /// Trims the text and turns inner newlines into spaces.
        ///
        /// - Throws: `.labelTooLong` when more than `limit` characters are left.
        public init(_ text: String) throws(AlarmError) {
            self.init(known: text)
            guard self.text.count <= Self.limit else { throw .labelTooLong(limit: Self.limit) }
        }

        private init(known text: String) {
            self.text = text.oneLine
        }
    }
}
