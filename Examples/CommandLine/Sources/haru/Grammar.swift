import Foundation
import HaruPresentation

/// A command as it may be typed: its words, what must and may follow, and its options.
struct Grammar: Sendable {
    /// The words, with one space between them.
    let name: String
    /// What follows the words: `X` must, `[X]` may, `X…` may more than once.
    let arguments: [String]
    /// The options besides those of every command; one with a value is followed by its name.
    let options: [String]
    /// Its help, examples first.
    let help: any KeyPath<TextTable, Phrase> & Sendable

    init(
        _ name: String,
        _ arguments: String...,
        options: [String] = [],
        help: any KeyPath<TextTable, Phrase> & Sendable
    ) {
        self.name = name
        self.arguments = arguments
        self.options = options
        self.help = help
    }

    /// The options of every command.
    static let everywhere = [
        "--store DIR", "--now INSTANT", "--zone ID", "--lang ko|en", "--color WHEN",
        "--policy NAME", "--week-start DAY", "--json", "--yes", "--help", "-h", "--version",
    ]

    /// Every command.
    static let all: [Grammar] =
        [
            Grammar("", help: \.help.program),
            Grammar("demo", help: \.help.demo),
            Grammar(
                "stats",
                options: ["--day DAY", "--week DAY", "--month YYYY-MM", "--timer X"],
                help: \.statistics.help
            ),
            Grammar("notifications", options: ["--limit N"], help: \.agenda.help),
            Grammar("watch", help: \.help.watch),
            Grammar("texts", help: \.help.texts),
            Grammar("tokens", help: \.help.tokens),
            Grammar("export", "FILE", help: \.store.exportHelp),
            Grammar("import", "FILE", help: \.store.importHelp),
            Grammar("doctor", options: ["--acknowledge"], help: \.help.doctor),
        ] + focus + countdowns + plan + alarm + alerts

    /// Whether an option is followed by a value; nil when no command has it. Where several have it, those
    /// of the command's group count.
    static func takesValue(_ option: String, in group: String?) -> Bool? {
        let (inside, others) = (
            all.filter { $0.name.firstWord == group }, all.filter { $0.name.firstWord != group }
        )
        let options = everywhere + (inside + others).flatMap(\.options)
        return options.first { $0.firstWord == option }?.contains(" ")
    }

    /// The command that the words begin with, and the words after it.
    ///
    /// - Throws: `.usage` with the nearest command, when there is one.
    static func find(_ words: [String]) throws(Failure) -> (Grammar, [String]) {
        for count in [2, 1, 0] where words.count >= count {
            let name = words.prefix(count).joined(separator: " ")
            if let grammar = all.first(where: { $0.name == name }),
                count == words.count || count > 0 && !isGroup(grammar)
            {
                return (grammar, Array(words.dropFirst(count)))
            }
        }
        let groups = Set(all.map(\.name.firstWord))
        let isInside = groups.contains(words[0])
        let typed = words.prefix(isInside ? 2 : 1).joined(separator: " ")
        let known = isInside ? all.map(\.name) : groups.sorted()
        if let nearest = Typo.nearest(to: typed, of: known) {
            throw .usage(\.commandLine.didYouMean, nearest)
        }
        throw .usage(\.commandLine.unknownCommand, typed)
    }

    /// Whether other commands begin with this one.
    private static func isGroup(_ command: Grammar) -> Bool {
        all.contains { $0.name.hasPrefix(command.name + " ") }
    }

    /// The help for words that need not be a whole command.
    static func help(for words: [String]) -> KeyPath<TextTable, Phrase> {
        guard let command = all.first(where: { $0.name.firstWord == words.first ?? "" }) else {
            return \.help.program
        }
        return command.help
    }

    /// - Throws: `.usage` for an option that belongs elsewhere, a missing and a superfluous word.
    func check(_ arguments: [String], _ options: Options) throws(Failure) {
        let known = (Self.everywhere + self.options).map(\.firstWord)
        if let stranger = options.names.first(where: { !known.contains($0) }) {
            throw .usage(\.commandLine.unknownOption, stranger)
        }
        let needed = self.arguments.filter { !$0.hasPrefix("[") && !$0.hasSuffix("…") }
        guard arguments.count >= needed.count else {
            throw .usage(\.commandLine.valueMissing, needed[arguments.count])
        }
        let isOpen = self.arguments.last?.hasSuffix("…") == true
        guard isOpen || arguments.count <= self.arguments.count else {
            throw .usage(\.commandLine.tooMuch, arguments[self.arguments.count])
        }
    }
}

extension String {
    fileprivate var firstWord: String { String(prefix { $0 != " " }) }
}
