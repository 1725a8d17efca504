public import HaruDomain

/// One text in every language that Haru speaks.
///
/// `{title}` stands for the argument of that name. `{을/를}` and `{hour/hours}` choose by the
/// argument before them: Korean by its last sound, English by whether it is one.
public struct Phrase: Hashable, Sendable {
    /// The Korean template.
    public let korean: String
    /// The English template.
    public let english: String
    /// Whether it is the same in both languages on purpose, as a name or a command is.
    public let isNeutral: Bool

    /// A phrase in both languages.
    public init(ko korean: String, en english: String) {
        self.korean = korean
        self.english = english
        isNeutral = false
    }

    /// A phrase that needs no translation.
    public init(both text: String) {
        korean = text
        english = text
        isNeutral = true
    }

    /// The template of a language.
    public subscript(_ language: Language) -> String {
        switch language {
        case .korean: korean
        case .english: english
        }
    }
}
