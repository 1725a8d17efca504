/// One emoji: a single grapheme that people see in colour.
///
/// Families joined by zero-width joiners, skin tones, flags, keycaps and tag sequences count as one.
/// Source: Unicode Technical Standard 51.
public struct Emoji: Hashable, Sendable {
    /// The emoji as it was given.
    public let text: String

    /// The emoji that `text` is; nil for anything else, two emoji and text-style symbols included.
    public init?(_ text: String) {
        guard text.count == 1, Self.isEmoji(text.unicodeScalars) else { return nil }
        self.text = text
    }

    /// An emoji that is known to be one.
    init(known text: String) {
        self.text = text
    }

    private static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
        if scalars.allSatisfy(\.isRegionalIndicator) { return scalars.count == 2 }
        let elements = scalars.split(
            separator: Unicode.Scalar.joiner,
            omittingEmptySubsequences: false
        )
        if elements.count == 1 { return isElement(elements[0], isColoured: true) }
        return elements.allSatisfy { isElement($0, isColoured: false) }
    }

    /// Whether the scalars are `base (selector | skin tone)? keycap? tags?`, shown in colour by itself
    /// if that is asked for.
    private static func isElement(_ scalars: Substring.UnicodeScalarView, isColoured: Bool) -> Bool
    {
        guard let base = scalars.first, base.properties.isEmoji, !base.isRegionalIndicator else {
            return false
        }
        var rest = scalars.dropFirst()
        var isColourChosen = base.properties.isEmojiPresentation
        if rest.first == .colourSelector {
            isColourChosen = true
            rest = rest.dropFirst()
        } else if rest.first?.properties.isEmojiModifier == true {
            guard base.properties.isEmojiModifierBase else { return false }
            isColourChosen = true
            rest = rest.dropFirst()
        }
        if base.isASCII { return isColourChosen && rest.elementsEqual([.keycap]) }
        if rest.first?.isTag == true {
            guard rest.last == .cancelTag, rest.allSatisfy(\.isTag) else { return false }
            rest = rest[rest.endIndex...]
        }
        return rest.isEmpty && (isColourChosen || !isColoured)
    }
}

extension Unicode.Scalar {
    fileprivate static let joiner: Unicode.Scalar = "\u{200D}"
    fileprivate static let colourSelector: Unicode.Scalar = "\u{FE0F}"
    fileprivate static let keycap: Unicode.Scalar = "\u{20E3}"
    fileprivate static let cancelTag: Unicode.Scalar = "\u{E007F}"

    fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }
    fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }
}
