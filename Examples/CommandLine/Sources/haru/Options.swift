import Foundation
import HaruDomain
import HaruPresentation

/// The words of a command line, taken apart: global options, those of the command, and the rest.
struct Options {
    private static let flags: Set<String> = ["--json", "--yes", "--help", "-h", "--version"]
    private static let valued: Set<String> = [
        "--store", "--now", "--zone", "--lang", "--color", "--policy", "--week-start",
        "--icon", "--goal", "--title",
    ]

    /// What is no option, in order: the command and what it is about.
    private(set) var words: [String] = []
    private var values: [String: String] = [:]
    private let environment: [String: String]

    /// Where the store lies.
    let directory: URL
    /// The moment that stands in for the present one.
    let now: Date?
    /// The zone of the person.
    let zone: TimeZone
    /// The language of every text.
    let language: Language

    init(_ arguments: [String], environment: [String: String]) throws(Failure) {
        self.environment = environment
        var rest = arguments[...]
        while let word = rest.popFirst() {
            if word == "--" {
                words += rest
                break
            }
            let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
            if Self.flags.contains(word) {
                values[word] = ""
            } else if word.hasPrefix("--"), let name = parts.first, Self.valued.contains(name) {
                guard let value = parts.count == 2 ? parts[1] : rest.popFirst() else {
                    throw .usage(\.commandLine.valueMissing, name)
                }
                values[name] = value
            } else if word.hasPrefix("-"), word.count > 1 {
                throw .usage(\.commandLine.unknownOption, word)
            } else {
                words.append(word)
            }
        }
        directory = Self.directory(values["--store"], environment)
        language = try Self.language(values["--lang"], environment)
        zone = try Self.zone(values["--zone"] ?? environment["TZ"])
        now = try values["--now"].map { text throws(Failure) in
            guard let instant = RFC3339.instant(text) else {
                throw .usage(\.commandLine.badInstant, text)
            }
            return instant
        }
    }

    /// The value of an option; nil when it is not there.
    subscript(_ name: String) -> String? { values[name] }

    /// Whether a flag is there.
    func has(_ flag: String) -> Bool { values[flag] != nil }

    /// The duration of an option or a word.
    static func duration(_ text: String) throws(Failure) -> Duration {
        guard let duration = DurationText.duration(text) else {
            throw .usage(\.commandLine.badDuration, text)
        }
        return duration
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
            throw .usage(\.commandLine.badLanguage, name)
        }
        return language
    }

    private static func zone(_ name: String?) throws(Failure) -> TimeZone {
        guard let name, !name.isEmpty else { return .current }
        guard let zone = TimeZone(identifier: name) else {
            throw .usage(\.commandLine.badZone, name)
        }
        return zone
    }

    private static func directory(_ path: String?, _ environment: [String: String]) -> URL {
        if let path = path ?? environment["HARU_STORE"], !path.isEmpty {
            return URL(filePath: path)
        }
        if let data = environment["XDG_DATA_HOME"], !data.isEmpty {
            return URL(filePath: data).appending(path: "haru")
        }
        return URL.homeDirectory.appending(path: ".local/share/haru")
    }
}
