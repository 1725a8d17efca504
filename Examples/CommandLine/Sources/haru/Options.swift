import Foundation
import HaruDomain
import HaruPresentation

/// The words of a command line, taken apart: global options, those of the command, and the rest.
struct Options {
    /// What is no option, in order: the command and what it is about.
    private(set) var words: [String] = []
    private var values: [String: [String]] = [:]

    /// Where the store lies.
    let directory: URL
    /// The moment that stands in for the present one.
    let now: Date?
    /// The zone of the person; nil for that of the system, whatever it is at the moment.
    let zone: TimeZone?
    /// The language of every text.
    let language: Language
    /// When results are coloured.
    let color: ColorChoice

    init(_ arguments: [String], environment: [String: String]) throws(Failure) {
        var rest = arguments[...]
        while let word = rest.popFirst() {
            guard word.hasPrefix("-"), word.count > 1 else {
                words.append(word)
                continue
            }
            if word == "--" {
                words += rest
                break
            }
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts[0])
            guard let takesValue = Grammar.takesValue(name, in: words.first),
                takesValue || parts.count == 1
            else {
                throw .usage(\.commandLine.unknownOption, word)
            }
            if takesValue {
                guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
                    throw .usage(\.commandLine.valueMissing, name)
                }
                values[name, default: []].append(value)
            } else {
                values[name] = []
            }
        }
        directory = try Self.directory(values["--store"]?.last, environment)
        language = try Self.language(values["--lang"]?.last, environment)
        zone = try Self.zone(values["--zone"]?.last, environment)
        color = try Self.color(values["--color"]?.last)
        now = try values["--now"]?.last.map { text throws(Failure) in
            guard let instant = RFC3339.instant(text) else {
                throw .usage(\.commandLine.badInstant, text, field: "now")
            }
            return instant
        }
    }

    /// The value of an option, the last of several; nil when it is not there.
    subscript(_ name: String) -> String? { values[name]?.last }

    /// The values of an option that may be there more than once, in order.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    /// The options that are there.
    var names: [String] { values.keys.sorted() }

    /// Whether a flag is there.
    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// The duration of an option; nil when it is not there.
    func duration(_ name: String) throws(Failure) -> Duration? {
        try self[name].map { text throws(Failure) in
            try Self.duration(text, of: String(name.dropFirst(2)))
        }
    }

    /// The duration of an option or a word, by the name of which a refusal goes.
    static func duration(_ text: String, of field: String) throws(Failure) -> Duration {
        guard let duration = DurationText.duration(text) else {
            throw .usage(\.commandLine.badDuration, text, field: field)
        }
        return duration
    }

    /// The day of an option or a word, by the name of which a refusal goes.
    static func day(
        _ text: String,
        today: CalendarDay,
        of field: String = "day"
    ) throws(Failure) -> CalendarDay {
        guard let day = DayText.day(text, today: today) else {
            throw .usage(\.commandLine.badDay, text, field: field)
        }
        return day
    }

    /// The number of an option or a word, from a smallest on.
    static func count(
        _ text: String,
        from least: Int = 1,
        of field: String
    ) throws(Failure) -> Int {
        guard let count = Int(text), count >= least else {
            let phrase = least == 0 ? \TextTable.commandLine.badLimit : \.commandLine.badCount
            throw .usage(phrase, text, field: field)
        }
        return count
    }

    /// The language of the system: English unless it is Korean.
    static func language(_ environment: [String: String]) -> Language {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty }?.hasPrefix("ko") == true ? .korean : .english
    }

    private static func language(
        _ name: String?,
        _ environment: [String: String]
    ) throws(Failure) -> Language {
        guard let name else { return language(environment) }
        guard let language = Language(rawValue: name) else {
            throw .usage(\.commandLine.badLanguage, name, field: "lang")
        }
        return language
    }

    private static func zone(
        _ name: String?,
        _ environment: [String: String]
    ) throws(Failure) -> TimeZone? {
        guard let name else {
            let name = environment["TZ"].map { $0.drop { $0 == ":" } }
            return name.flatMap { TimeZone(identifier: String($0)) }
        }
        guard let zone = TimeZone(identifier: name) else {
            throw .usage(\.commandLine.badZone, name, field: "zone")
        }
        return zone
    }

    private static func color(_ name: String?) throws(Failure) -> ColorChoice {
        guard let name else { return .auto }
        guard let choice = ColorChoice(rawValue: name) else {
            throw .usage(\.commandLine.badColor, name, field: "color")
        }
        return choice
    }

    private static func directory(
        _ path: String?,
        _ environment: [String: String]
    ) throws(Failure) -> URL {
        if let path {
            guard !path.isEmpty else { throw .usage(\.commandLine.valueMissing, "--store") }
            return URL(filePath: path)
        }
        if let path = environment["HARU_STORE"], !path.isEmpty { return URL(filePath: path) }
        if let data = environment["XDG_DATA_HOME"], !data.isEmpty {
            return URL(filePath: data).appending(path: "haru")
        }
        return URL.homeDirectory.appending(path: ".local/share/haru")
    }
}
