import Foundation

/// What makes two titles the same title, however they are written.
///
/// Case, surrounding and repeated white space, Unicode form and zero-width characters do not count;
/// joiners inside an emoji do.
public struct TitleKey: Hashable, Sendable {
    /// The key as text, for search; not for people.
    public let text: String

    /// The key of a title.
    public init(_ title: String) {
        let visible = title.map { character in
            Emoji(String(character)) == nil ? character.withoutIgnorables : String(character)
        }
        let words = visible.joined().split { $0.isWhitespace }
        // Upper case first: it alone knows that ß is SS and that both small sigmas are one letter.
        text =
            words.joined(separator: " ").uppercased().lowercased()
            .precomposedStringWithCanonicalMapping
    }
}

extension Character {
    fileprivate var withoutIgnorables: String {
        String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isIgnorable }))
    }
}

extension Unicode.Scalar {
    /// Whether the scalar shows nothing and takes no room.
    fileprivate var isIgnorable: Bool {
        properties.isDefaultIgnorableCodePoint
            || (properties.generalCategory == .format && !properties.isWhitespace)
    }

    /// Whether the scalar shows nothing, though it may take room.
    fileprivate var isInvisible: Bool {
        isIgnorable || properties.isWhitespace || properties.generalCategory == .control
            || self == "\u{2800}"  // a Braille pattern without a dot
    }
}

extension StringProtocol {
    /// Whether nothing would be seen of this text.
    package var isBlank: Bool { unicodeScalars.allSatisfy(\.isInvisible) }
}
