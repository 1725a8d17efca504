import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Finds the command that the words name and runs it.
struct Command {
    private static let names = ["focus", "watch", "demo"]

    let options: Options
    let output: Output

    func run() async throws(Failure) {
        let texts = Texts(options.language)
        if options.has("--version") { return output.line(texts(\.commandLine.version)) }
        if options.has("--help") || options.has("-h") {
            return output.lines(texts(help(for: options.words.first)))
        }
        let container = try await makeContainer()
        switch options.words.first {
        case nil:
            try await FocusCommand(options: options, output: output, container: container)
                .status(as: "status")
        case "focus":
            try await FocusCommand(options: options, output: output, container: container)
                .run(Array(options.words.dropFirst()))
        case "watch":
            try await WatchCommand(output: output, container: container).run()
        case "demo":
            try await DemoCommand(options: options, output: output).run()
        case let name?:
            if let nearest = Self.names.first(where: { $0.isTypo(of: name) }) {
                throw .usage(\.commandLine.didYouMean, nearest)
            }
            throw .usage(\.commandLine.unknownCommand, name)
        }
    }

    private func help(for command: String?) -> KeyPath<TextTable, Phrase> {
        switch command {
        case "focus": \.commandLine.focusHelp
        default: \.commandLine.help
        }
    }

    private func makeContainer() async throws(Failure) -> AppContainer {
        let (zone, language) = (options.zone, options.language)
        var container = AppContainer.live(
            AppConfiguration(directory: options.directory, language: language)
        )
        if let now = options.now {
            container.clock =
                options.words.first == "watch" ? .system.starting(at: now) : .standing(at: now)
        }
        let settings = options.words.first == "demo" ? Settings() : try await settings(container)
        container.focusPolicy = FocusPolicy(settings.policy)
        container.environment = EnvironmentSource {
            UserEnvironment(zone: zone, language: language, firstWeekday: settings.firstWeekday)
        }
        return container
    }

    /// The settings, with those options kept that are for more than one command.
    private func settings(_ container: AppContainer) async throws(Failure) -> Settings {
        let policy = try options["--policy"].map { name throws(Failure) in
            guard let policy = PolicyPreset(rawValue: name) else {
                throw .usage(\.commandLine.badPolicy, name)
            }
            return policy
        }
        let weekday = try options["--week-start"].map { name throws(Failure) in
            guard let day = Weekday.allCases.first(where: { "\($0)" == name.lowercased() }) else {
                throw .usage(\.commandLine.badWeekday, name)
            }
            return day
        }
        do {
            guard policy != nil || weekday != nil else {
                return try await container.settings.settings()
            }
            return try await container.settings.update { settings throws(SettingsError) in
                settings.policy = policy ?? settings.policy
                settings.firstWeekday = weekday ?? settings.firstWeekday
                return settings
            }
        } catch {
            throw .settings(error)
        }
    }
}

extension Output {
    /// A text of several lines.
    func lines(_ text: String) {
        for part in text.split(separator: "\n", omittingEmptySubsequences: false) {
            line(String(part))
        }
    }
}

extension String {
    /// Whether one letter is wrong, missing, added or two are swapped.
    func isTypo(of word: String) -> Bool {
        let (longer, shorter) = count >= word.count ? (self, word) : (word, self)
        guard longer != shorter, longer.count - shorter.count <= 1 else { return false }
        if longer.sorted() == shorter.sorted() { return true }
        let prefix = longer.commonPrefix(with: shorter).count
        let tail = longer.dropFirst(prefix + 1)
        return tail == shorter.dropFirst(longer.count == shorter.count ? prefix + 1 : prefix)
    }
}
