/// Puts a notification into the person's words.
public struct NotificationWording: Sendable {
    /// The two lines of a notification.
    public struct Lines: Hashable, Sendable {
        /// The first line.
        public let title: String
        /// The second line; may be empty.
        public let body: String

        /// Two lines.
        public init(title: String, body: String) {
            self.title = title
            self.body = body
        }
    }

    private let lines: @Sendable (AgendaSubject) -> Lines

    /// A wording that asks `lines` each time, since the language may change.
    public init(_ lines: @escaping @Sendable (AgendaSubject) -> Lines) {
        self.lines = lines
    }

    func callAsFunction(_ subject: AgendaSubject) -> Lines {
        lines(subject)
    }
}
