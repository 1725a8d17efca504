import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru countdown …`: lengths of time that are counted down.
struct CountdownCommand {
    let context: CommandContext

    private var container: AppContainer { context.container }
    private var options: Options { context.options }
    private var texts: Texts { context.texts }

    func run(_ command: String, _ arguments: [String]) async throws(Failure) {
        switch command {
        case "add": try await add(try Options.duration(arguments[0], of: "duration"))
        case "list", "countdown": try await list()
        case "edit": try await edit(try await countdown(arguments[0]))
        case "extend":
            let length = try Options.duration(arguments[1], of: "by")
            try await run(.extend(length), as: command, try await countdown(arguments[0]))
        case "remove": try await remove(try await countdown(arguments[0]))
        default: try await run(intent(command), as: command, try await countdown(arguments[0]))
        }
    }

    /// What a person would be told of each.
    func lines(of countdowns: Countdowns) -> [String] {
        let now = container.clock.steadyNow
        let calendar = container.environment.current.calendar
        let titles = countdowns.inOrder.map { texts.title(of: $0.timer) }
        let width = titles.map(\.displayWidth).max() ?? 0
        return zip(countdowns.inOrder, titles).map { countdown, title in
            "⏳  \(title.padded(to: width))  \(texts.state(of: countdown, at: now, in: calendar))"
        }
    }

    private func intent(_ command: String) -> RunCountdownUseCase.Intent {
        switch command {
        case "start": .start
        case "pause": .pause
        case "resume": .resume
        default: .reset
        }
    }

    private func add(_ length: Duration) async throws(Failure) {
        let end = try end()
        let added = try await Failure.countdowns { () throws(CountdownError) in
            try await container.addCountdown(
                length,
                label: options["--label"] ?? "",
                end: end ?? .standard,
                starting: options.has("--start")
            )
        }
        try await context.planNotifications()
        let title = texts.title(of: added.timer)
        try await show("add", added.id, texts(\.countdowns.added, [.title: title]))
    }

    private func edit(_ countdown: Countdown) async throws(Failure) {
        let length = try options.duration("--duration")
        let end = try end()
        do throws(Failure) {
            let edited = try await Failure.countdowns { () throws(CountdownError) in
                try await container.editCountdown(
                    countdown.id,
                    length: length,
                    label: options["--label"],
                    end: end
                )
            }
            try await context.planNotifications()
            let line = texts(\.countdowns.saved, [.title: texts.title(of: edited)])
            try await show("edit", countdown.id, line, changed: true)
        } catch .countdowns(.noChanges) {
            let line = texts.message(for: CountdownError.noChanges)
            try await show("edit", countdown.id, line, changed: false)
        }
    }

    private func run(
        _ intent: RunCountdownUseCase.Intent,
        as command: String,
        _ countdown: Countdown
    ) async throws(Failure) {
        try await Failure.countdowns { () throws(CountdownError) in
            try await container.runCountdown(intent, countdown.id)
        }
        try await context.planNotifications()
        try await show(command, countdown.id, nil)
    }

    private func remove(_ countdown: Countdown) async throws(Failure) {
        let title = texts.title(of: countdown.timer)
        try context.confirm(title + ": " + texts(\.countdowns.deleteTitle))
        try await Failure.countdowns { () throws(CountdownError) in
            try await container.removeCountdown(countdown.id)
        }
        try await context.planNotifications()
        context.output.show(
            "countdown.remove",
            CountdownJSON.countdown(countdown, in: context),
            lines: [texts(\.countdowns.deleted, [.title: title])]
        )
    }

    private func list() async throws(Failure) {
        let countdowns = try await context.countdowns()
        let lines = lines(of: countdowns)
        context.output.show(
            "countdown.list",
            ["countdowns": countdowns.inOrder.map { CountdownJSON.countdown($0, in: context) }],
            lines: lines.isEmpty ? [texts(\.countdowns.noCountdowns)] : lines
        )
    }

    private func show(
        _ command: String,
        _ id: CountdownTimer.ID,
        _ line: String?,
        changed: Bool? = nil
    ) async throws(Failure) {
        guard let countdown = try await context.countdowns().all[id] else {
            throw .countdowns(.countdownNotFound(id))
        }
        var json = CountdownJSON.countdown(countdown, in: context)
        json["changed"] = changed
        let lines = lines(of: Countdowns([countdown]))
        context.output.show("countdown." + command, json, lines: (line.map { [$0] } ?? []) + lines)
    }

    private func countdown(_ name: String) async throws(Failure) -> Countdown {
        let found = try await context.countdowns().countdowns(named: name)
        guard let countdown = found.first else { throw .notFound(name) }
        guard found.count == 1 else {
            throw .ambiguous(
                name,
                candidates: found.map { "\(texts.title(of: $0.timer)) (\($0.id))" }
            )
        }
        return countdown
    }

    private func end() throws(Failure) -> CountdownTimer.EndAction? {
        guard let text = options["--end"] else { return nil }
        switch text {
        case "silent": return .silent
        case "stop-playing": return .stopPlaying
        default:
            let name = text.hasPrefix("sound:") ? text.dropFirst(6) : ""
            guard !name.isEmpty else { throw .usage(\.commandLine.badEnd, text, field: "end") }
            return .sound(String(name))
        }
    }
}
