public import HaruDomain

/// Times of day as people type them: `오전 7:00`, `7:00 AM`, `am 7:00`, `1:30pm`, `19:30`.
public enum TimeText {
    /// Why a text is no time of day.
    public enum Problem: Error, CaseIterable, Hashable, Sendable {
        /// It has another form.
        case notATime
        /// It has an hour and no minutes.
        case noMinutes
        /// Its hour is above 23.
        case hourTooLarge
        /// Its minutes are above 59.
        case minuteTooLarge
        /// Its hour is not one from 1 to 12, although it says which half of the day it means.
        case hourOutsideHalfDay
    }

    /// The time that a text names, in Korean, in English or by 24 hours, whatever the language of the
    /// person. White space around it, letter case and full-width digits do not count; one space beside
    /// 오전, 오후, AM or PM may be there.
    ///
    /// - Throws: Why it is none.
    public static func time(_ text: String) throws(Problem) -> TimeOfDay {
        let form = /(?:(오전|오후|am|pm) ?)?(\d+)(?::(\d\d))?(?: ?(am|pm))?/.asciiOnlyDigits()
        guard let match = folded(text).wholeMatch(of: form)?.output,
            match.2.count <= 2, let hour = Int(match.2), match.1 == nil || match.4 == nil
        else { throw .notATime }
        guard let digits = match.3, let minute = Int(digits) else { throw .noMinutes }
        guard minute < 60 else { throw .minuteTooLarge }
        guard let marker = match.1 ?? match.4 else {
            guard let time = TimeOfDay(hour: hour, minute: minute) else { throw .hourTooLarge }
            return time
        }
        let isAfternoon = marker == "오후" || marker == "pm"
        guard (1...12).contains(hour),
            let time = TimeOfDay(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
        else { throw .hourOutsideHalfDay }
        return time
    }

    /// The text in the one way of writing it that is compared.
    private static func folded(_ text: String) -> String {
        var folded = ""
        for character in text.lowercased() {
            switch character {
            case "０"..."９", "：":
                let scalars = character.unicodeScalars.compactMap {
                    Unicode.Scalar($0.value - 0xFEE0)
                }
                folded.unicodeScalars.append(contentsOf: scalars)
            default:
                folded.append(character.isWhitespace ? " " : character)
            }
        }
        let isSpace = { (character: Character) in character == " " }
        let start = folded.drop(while: isSpace)
        return String(start.prefix(start.count - start.reversed().prefix(while: isSpace).count))
    }
}
