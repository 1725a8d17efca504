extension ConfirmationDialog {
    /// What a dialogue says, and what it is about.
    public struct Content: Hashable, Sendable {
        /// What kind of thing is confirmed.
        public enum Role: Hashable, Sendable {
            /// Anything.
            case standard
            /// Something that is lost for good.
            case destructive
        }

        /// The question; assistive technology reads it first.
        public var title: String
        /// What the answer means.
        public var message: String
        /// The button that confirms.
        public var confirm: String
        /// The button that cancels; nil where there is nothing to decide.
        public var cancel: String?
        /// What kind of thing is confirmed.
        public var role: Role
        /// What is done once it is confirmed; nil where the dialogue only says something.
        public var action: Action?

        /// A dialogue with one button, or with two.
        public init(
            title: String,
            message: String,
            confirm: String,
            cancel: String? = nil,
            role: Role = .standard,
            action: Action? = nil
        ) {
            self.title = title
            self.message = message
            self.confirm = confirm
            self.cancel = cancel
            self.role = role
            self.action = action
        }
    }
}
