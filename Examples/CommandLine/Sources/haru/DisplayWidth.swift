import HaruPresentation

extension String {
    /// How many columns a terminal needs for the text: two for Hangul, other wide letters and emoji, none
    /// for what is left out of what is printed.
    var displayWidth: Int { harmless.reduce(0) { $0 + $1.displayWidth } }

    /// As much of the text as there is room for.
    func cut(to width: Int) -> String {
        var room = width
        return String(
            prefix { character in
                room -= character.displayWidth
                return room >= 0
            }
        )
    }

    /// The text with spaces behind it up to a width.
    func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - displayWidth))
    }
}

extension Character {
    fileprivate var displayWidth: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
        switch first.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            return 2
        default:
            return first.properties.isDefaultIgnorableCodePoint ? 0 : 1
        }
    }
}
