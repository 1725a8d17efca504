public import HaruDomain

/// What went wrong with alerts, in words, with a way to try again.
public struct AlertNotice: Hashable, Sendable {
    /// What went wrong.
    public var error: AlertsError
    /// The same for people.
    public var text: String
    /// Tries again.
    public var retryButton: ButtonLabel

    /// A notice of one's own, for previews.
    public init(error: AlertsError, text: String, retryButton: ButtonLabel) {
        self.error = error
        self.text = text
        self.retryButton = retryButton
    }
}

extension Texts {
    func notice(_ error: AlertsError) -> AlertNotice {
        AlertNotice(
            error: error,
            text: message(for: error),
            retryButton: ButtonLabel(self(\.common.retry))
        )
    }

    /// The same notice in this language.
    func notice(_ notice: AlertNotice) -> AlertNotice { self.notice(notice.error) }
}
