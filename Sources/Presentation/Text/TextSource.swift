public import HaruDomain

/// Speaks to the person in the language of the moment, with the words that an embedder chose.
public struct TextSource: Sendable {
    /// What it reads the language from.
    package let environment: EnvironmentSource
    private let texts: Texts

    /// Speaks the language of an environment with the words of a table.
    public init(_ environment: EnvironmentSource, table: TextTable = .standard) {
        self.environment = environment
        texts = Texts(environment.current.language, table: table)
    }

    /// An element for each change after which the words may be others.
    package var changes: some AsyncSequence<Void, Never> & Sendable { environment.changes }

    /// The texts in the present language; ask again after a change of the environment.
    public var current: Texts {
        var texts = texts
        texts.language = environment.current.language
        return texts
    }
}
