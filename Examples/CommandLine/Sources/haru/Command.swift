import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Finds the command that the words name and runs it.
struct Command {
    let options: Options
    let output: Output
    /// Stands in for the server of alerts.
    var alerts: (any AlertRepository)?

    func run() async throws(Failure) {
        let texts = Texts(options.language)
        if options.has("--version") { return output.line(texts(\.help.version)) }
        if options.has("--help") || options.has("-h") {
            return output.lines(texts(Grammar.help(for: options.words)))
        }
        let (grammar, arguments) = try Grammar.find(options.words)
        try grammar.check(arguments, options)
        let words = grammar.name.split(separator: " ").map(String.init)
        if words == ["demo"] {
            return try await DemoCommand(options: options, output: output).run()
        }
        let container = try await makeContainer(isWatching: words == ["watch"])
        let context = CommandContext(options: options, output: output, container: container)
        if words != ["doctor"] { await DoctorCommand.warn(context) }
        switch words.first {
        case "focus":
            try await FocusCommand(context: context).run(words.last ?? "", arguments)
        case "alarm":
            try await AlarmCommand(context: context).run(words.last ?? "", arguments)
        case "countdown":
            try await CountdownCommand(context: context).run(words.last ?? "", arguments)
        case "plan": try await PlanCommand(context: context).run(words.last ?? "", arguments)
        case "alerts":
            try await AlertsCommand(context: context).run(words.last ?? "", arguments)
        case "stats": try await StatsCommand(context: context).run()
        case "notifications": try await NotificationsCommand(context: context).run()
        case "watch":
            let environment = ProcessInfo.processInfo.environment
            try await WatchCommand(context: context, environment: environment).run()
        case "texts": TextsCommand(context: context).run()
        case "tokens": TokensCommand(output: output).run()
        case "export":
            try await TransferCommand(context: context).export(to: arguments[0])
        case "import":
            try await TransferCommand(context: context).import(from: arguments[0])
        case "doctor": try await DoctorCommand(context: context).run()
        default: try await OverviewCommand(context: context).run()
        }
    }

    /// The application over the store, at the moment and in the zone and language of the options.
    func makeContainer(isWatching: Bool) async throws(Failure) -> AppContainer {
        let (zone, language) = (options.zone, options.language)
        var configuration = AppConfiguration(directory: options.directory, language: language)
        if let now = options.now {
            configuration.clock = isWatching ? .system.starting(at: now) : .standing(at: now)
        }
        let connects = options.words.starts(with: ["alerts", "connect"])
        configuration.server = connects ? nil : try AlertsCommand.connection(options)
        let output = output
        configuration.diagnostics = { event in
            guard case .brokenElement(let path) = event else { return }
            output.warn(Texts(language)(\.alerts.brokenElement, [.value: path]))
        }
        var container = AppContainer.live(configuration)
        if let alerts { container.alerts = alerts }
        let settings = try await settings(container)
        container.focusPolicy = FocusPolicy(settings.policy)
        container.environment = EnvironmentSource {
            UserEnvironment(
                zone: zone ?? .current,
                language: language,
                firstWeekday: settings.firstWeekday
            )
        }
        return container
    }

    /// The settings, with those options kept that are for more than one command.
    private func settings(_ container: AppContainer) async throws(Failure) -> Settings {
        let policy = try options["--policy"].map { name throws(Failure) in
            guard let policy = PolicyPreset(rawValue: name) else {
                throw .usage(\.commandLine.badPolicy, name, field: "policy")
            }
            return policy
        }
        let weekday = try options["--week-start"].map { name throws(Failure) in
            guard let days = WeekdaysText.days(name), let day = days.first, days.count == 1 else {
                throw .usage(\.commandLine.badWeekday, name, field: "week-start")
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
