public import HaruDomain

/// Speaks to people: phrases, durations, times, dates, lists and errors in one language.
///
/// It is a value and cheap to copy; when the language changes, ask a new one.
public struct Texts: Sendable {
    private final class Storage: Sendable {
        static let standard = Storage(.standard)

        let table: TextTable

        init(_ table: TextTable) {
            self.table = table
        }
    }

    /// The language it speaks.
    public var language: Language

    private let storage: Storage

    /// Speaks `language` with the words of this package.
    public init(_ language: Language) {
        self.language = language
        storage = .standard
    }

    /// Speaks `language` with the words of an embedder.
    public init(_ language: Language, table: TextTable) {
        self.language = language
        storage = Storage(table)
    }

    /// The phrase of a key with its arguments in their places: `texts(\.focus.added, [.title: name])`.
    ///
    /// A place without an argument stays as it is written, so that it is seen.
    public func callAsFunction(
        _ key: KeyPath<TextTable, Phrase>,
        _ arguments: [TextParameter: any TextArgument] = [:]
    ) -> String {
        PhraseTemplate(storage.table[keyPath: key][language])
            .filled(with: arguments, in: language)
    }
}
