/// A language that Haru speaks.
public enum Language: String, CaseIterable, Codable, Hashable, Sendable {
    /// Korean.
    case korean = "ko"
    /// English.
    case english = "en"

    /// The day a week begins with, unless a person chose another.
    public var firstWeekday: Weekday {
        switch self {
        case .korean: .sun
        case .english: .mon
        }
    }
}
