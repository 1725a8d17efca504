internal import Foundation

/// How a text ends when it is read aloud in Korean.
enum KoreanSound: Equatable {
    /// In a vowel.
    case vowel
    /// In ㄹ.
    case rieul
    /// In any other consonant.
    case consonant

    /// The end of `text`; nil if nothing in it can be read.
    ///
    /// Digits are read as numbers and Latin letters by name, but a word in lower case by its sound.
    /// What is silent (emoji, punctuation, space) is passed over, letters of other scripts are not known.
    init?(endOf text: String) {
        let scalars = text.precomposedStringWithCanonicalMapping.unicodeScalars
        guard let end = scalars.lastIndex(where: Self.isRead) else { return nil }
        let last = scalars[end]
        switch last {
        case "\u{AC00}"..."\u{D7A3}": self.init(finalIndex: (last.value - 0xAC00) % 28)
        case "ㄱ"..."ㅎ": self = last == "ㄹ" ? .rieul : .consonant
        case "ㅏ"..."ㅣ": self = .vowel
        case "0", "3", "6": self = .consonant
        case "1", "7", "8": self = .rieul
        case "2", "4", "5", "9": self = .vowel
        case "A"..."Z": self.init(letter: last)
        case "a"..."z": self.init(word: scalars[...end])
        default: return nil
        }
    }

    /// The final of a syllable by its number in the Unicode block, where 8 is ㄹ and 0 is none.
    private init(finalIndex: UInt32) {
        switch finalIndex {
        case 0: self = .vowel
        case 8: self = .rieul
        default: self = .consonant
        }
    }

    /// The name of a letter: 엘, 알, 엠, 엔 end in a consonant.
    private init(letter: Unicode.Scalar) {
        switch letter {
        case "L", "R": self = .rieul
        case "M", "N": self = .consonant
        default: self = .vowel
        }
    }

    private init(word: Substring.UnicodeScalarView) {
        let isLetter = word.dropLast().last.map { !$0.properties.isAlphabetic } ?? true
        let end = String(word.suffix(2))
        if isLetter, let letter = end.uppercased().unicodeScalars.last {
            self.init(letter: letter)
        } else if end.hasSuffix("l") {
            self = .rieul
        } else if end.hasSuffix("m") || end.hasSuffix("n") || end == "ng" {
            self = .consonant
        } else {
            self = .vowel
        }
    }

    private static func isRead(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
    }
}
