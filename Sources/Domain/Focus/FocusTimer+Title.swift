extension FocusTimer {
    /// A title on one line, without white space around it, of which something can be seen.
    public struct Title: Hashable, Sendable {
        /// The rule that a title broke.
        public enum Problem: Hashable, Sendable {
            /// Nothing that can be seen is left after trimming.
            case empty
            /// More characters than the limit are left after trimming.
            case tooLong(limit: Int)
            /// Another timer has it, perhaps written differently.
            case duplicate(of: FocusTimer.ID)
        }

        /// The title as it is shown.
        public let text: String

        /// Trims the text and turns inner newlines into spaces.
        ///
        /// - Throws: `.title(.empty)`, `.title(.tooLong)` when more than `limit` characters are left.
        public init(_ text: String, limit: Int) throws(FocusError) {
            self.text = text.oneLine
            guard !self.text.isEmpty else { throw .title(.empty) }
            guard self.text.count <= limit else { throw .title(.tooLong(limit: limit)) }
        }

        /// What makes two titles the same.
        public var key: TitleKey { TitleKey(text) }
    }
}
