/// A text and the ground it stands on. Each can be read: its contrast is 4.5 at least (WCAG AA).
public enum TextPair: String, CaseIterable, Hashable, Sendable {
    /// Ordinary text.
    case body
    /// Text of less weight.
    case secondary
    /// Text on a card.
    case card
    /// Text of less weight on a card.
    case cardSecondary
    /// A link or a plain button.
    case link
    /// A button that is the thing to do.
    case button
    /// A button that deletes.
    case destructiveButton
    /// A chosen chip.
    case chip
    /// What went wrong.
    case error
    /// What went well.
    case success
    /// A short message over everything.
    case toast
    /// The days of the heat map, from none to three hours and more.
    case heat0, heat1, heat2, heat3, heat4

    /// The colour of the text.
    public var text: ColorToken { colors.text }
    /// The colour of the ground.
    public var ground: ColorToken { colors.ground }

    private var colors: (text: ColorToken, ground: ColorToken) {
        switch self {
        case .body: (.appBlack, .appWhite)
        case .secondary: (.grey500, .appWhite)
        case .card: (.appBlack, .grey50)
        case .cardSecondary: (.grey500, .grey50)
        case .link: (.primary700, .appWhite)
        case .button: (.onStrong, .primary500)
        case .destructiveButton: (.appWhite, .error)
        case .chip: (.primary900, .primary100)
        case .error: (.error, .appWhite)
        case .success: (.success, .appWhite)
        case .toast: (.appWhite, .grey900)
        case .heat0: (.grey700, .grey100)
        case .heat1: (.appBlack, .primary100)
        case .heat2: (.appBlack, .primary300)
        case .heat3: (.onStrong, .primary500)
        case .heat4: (.appWhite, .primary700)
        }
    }
}
