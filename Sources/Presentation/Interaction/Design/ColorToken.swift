/// A colour by what it is for.
public enum ColorToken: String, CaseIterable, Hashable, Sendable {
    /// The colour of Haru from its lightest shade to its darkest; 500 is the one of buttons.
    case primary50, primary100, primary300, primary500, primary700, primary900
    /// What is neither text nor ground: lines, secondary text, what is switched off.
    case grey50, grey100, grey300, grey500, grey700, grey900
    /// Something went wrong, or will be lost.
    case error
    /// Something went well.
    case success
    /// Text; light where the screen is dark.
    case appBlack
    /// The ground of a screen; dark where the screen is.
    case appWhite
    /// Text on a strong colour, whatever the screen.
    case onStrong
    /// Text on a pale colour, whatever the screen.
    case onPale

    /// The colour on a screen.
    public subscript(_ appearance: Appearance) -> RGB {
        switch appearance {
        case .light: RGB(shades.light)
        case .dark: RGB(shades.dark)
        }
    }

    private var shades: (light: UInt32, dark: UInt32) {
        switch self {
        case .primary50: (0xF4F0FF, 0x1E1830)
        case .primary100: (0xE6DDFF, 0x2C2150)
        case .primary300: (0xBBA4FF, 0x5A3FB0)
        case .primary500: (0x7444E8, 0x7E55F0)
        case .primary700: (0x5529C2, 0xA78BFF)
        case .primary900: (0x2E1570, 0xDDD2FF)
        case .grey50: (0xF8F8FA, 0x1B1B20)
        case .grey100: (0xEDEDF1, 0x26262D)
        case .grey300: (0xC8C8D1, 0x4A4A55)
        case .grey500: (0x6F6F7A, 0x9C9CA8)
        case .grey700: (0x4A4A54, 0xC9C9D3)
        case .grey900: (0x202027, 0xEDEDF2)
        case .error: (0xC4281C, 0xFF8B80)
        case .success: (0x17773A, 0x6FDA97)
        case .appBlack: (0x141418, 0xF7F7FA)
        case .appWhite: (0xFFFFFF, 0x121216)
        case .onStrong: (0xFFFFFF, 0xFFFFFF)
        case .onPale: (0x141418, 0x141418)
        }
    }
}
