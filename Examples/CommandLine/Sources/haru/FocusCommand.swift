import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru focus …`: timers and their session.
struct FocusCommand {
    let context: CommandContext

    private var container: AppContainer { context.container }
    private var options: Options { context.options }
    private var output: Output { context.output }
    private var texts: Texts { context.texts }

    func run(_ command: String, _ arguments: [String]) async throws(Failure) {
        switch command {
        case "add": try await add(arguments[0])
        case "list", "focus": try await list()
        case "edit": try await edit(try await timer(arguments[0]))
        case "remove": try await remove(try await timer(arguments[0]))
        case "start": try await start(try await timer(arguments[0]))
        case "rest": try await change(.rest, as: command)
        case "resume": try await change(.resume, as: command)
        case "extend":
            let length = try Options.duration(arguments[0], of: "by")
            try await change(.extend(length), as: command)
        case "stop": try await stop()
        case "mute": try await mute(arguments[0])
        case "review": try await review(arguments[0])
        default: try await show(as: command)
        }
    }

    /// What runs now.
    func status() async throws(Failure) -> FocusStatus? {
        let now = container.clock.steadyNow
        return try await desk().status(at: now, policy: container.focusPolicy)
    }

    private func show(as command: String) async throws(Failure) {
        let status = try await status()
        output.show(
            "focus." + command,
            FocusJSON.status(status, today: try await context.focusToday(), in: context),
            lines: FocusLines.lines(of: status, texts: texts)
        )
    }

    private func add(_ title: String) async throws(Failure) {
        let goal = try options["--goal"].map(goal)
        let timer = try await focus { () throws(FocusError) in
            try await container.addFocusTimer(title: title, icon: options["--icon"], goal: goal)
        }
        try await show("focus.add", timer, texts(\.focus.added, [.title: timer.title.text]))
    }

    private func list() async throws(Failure) {
        let (desk, today) = (try await desk(), try await context.focusToday())
        let timers = desk.timersInOrder.map { FocusJSON.timer($0, today: today, in: context) }
        output.show(
            "focus.list",
            ["timers": timers],
            lines: FocusLines.lines(of: desk, today: today, texts: texts)
        )
    }

    private func edit(_ timer: FocusTimer) async throws(Failure) {
        let goal = try options["--goal"].map(goal)
        do throws(Failure) {
            let edited = try await focus { () throws(FocusError) in
                try await container.editFocusTimer(
                    timer.id,
                    title: options["--title"],
                    icon: options["--icon"],
                    goal: goal
                )
            }
            try await context.planNotifications()
            let line = texts(\.focus.saved, [.title: edited.title.text])
            try await show("focus.edit", edited, line, changed: true)
        } catch .focus(.noChanges) {
            try await show(
                "focus.edit",
                timer,
                texts.message(for: FocusError.noChanges),
                changed: false
            )
        }
    }

    private func remove(_ timer: FocusTimer) async throws(Failure) {
        try context.confirm(timer.title.text + ": " + texts(\.focus.deleteTitle))
        try await focus { () throws(FocusError) in try await container.removeFocusTimer(timer.id) }
        try await show("focus.remove", timer, texts(\.focus.deleted, [.title: timer.title.text]))
    }

    private func start(_ timer: FocusTimer) async throws(Failure) {
        try await focus { () throws(FocusError) in try await container.startFocus(timer.id) }
        try await context.planNotifications()
        try await show(as: "start")
    }

    private func change(
        _ intent: ChangeFocusPhaseUseCase.Intent,
        as command: String
    ) async throws(Failure) {
        try await focus { () throws(FocusError) in try await container.changeFocusPhase(intent) }
        try await context.planNotifications()
        try await show(as: command)
    }

    private func stop() async throws(Failure) {
        if let status = try await status(), !status.needsReview, !status.wouldBeRecorded {
            let shortest = texts.spoken(container.focusPolicy.shortestRecord)
            try context.confirm(texts(\.focus.stopDiscards, [.time: shortest]))
        }
        let outcome = try await focus { () throws(FocusError) in try await container.stopFocus() }
        try await show(outcome, as: "stop")
    }

    private func review(_ answer: String) async throws(Failure) {
        guard let review = FocusReview(rawValue: answer) else {
            throw .usage(\.commandLine.badReview, answer, field: "review")
        }
        if review == .discard { try context.confirm(texts(\.commandLine.discardReview)) }
        let outcome = try await focus { () throws(FocusError) in
            try await container.reviewFocus(review)
        }
        try await show(outcome, as: "review")
    }

    private func mute(_ answer: String) async throws(Failure) {
        guard ["on", "off"].contains(answer) else {
            throw .usage(\.commandLine.badSwitch, answer, field: "mute")
        }
        let isMuted = answer == "on"
        do throws(SettingsError) {
            try await container.settings.update { settings throws(SettingsError) in
                settings.isMuted = isMuted
            }
        } catch {
            throw .settings(error)
        }
        try await context.planNotifications()
        let line = isMuted ? texts(\.commandLine.muted) : texts(\.commandLine.unmuted)
        output.show("focus.mute", ["muted": isMuted], lines: [line])
    }

    private func show(_ outcome: FocusOutcome, as command: String) async throws(Failure) {
        try await context.planNotifications()
        let line = texts.message(for: outcome)
        output.show("focus." + command, FocusJSON.outcome(outcome, in: context), lines: [line])
    }

    private func show(
        _ command: String,
        _ timer: FocusTimer,
        _ line: String,
        changed: Bool? = nil
    ) async throws(Failure) {
        let today = try await context.focusToday()
        var data = FocusJSON.timer(timer, today: today, in: context)
        data["changed"] = changed
        output.show(command, data, lines: [line])
    }

    private func timer(_ name: String) async throws(Failure) -> FocusTimer {
        let found = try await desk().timers(named: name)
        guard let timer = found.first else { throw .notFound(name) }
        guard found.count == 1 else {
            throw .ambiguous(name, candidates: found.map { "\($0.title.text) (\($0.id))" })
        }
        return timer
    }

    private func goal(_ text: String) throws(Failure) -> FocusTimer.Goal {
        let seconds = try Options.duration(text, of: "goal").components.seconds
        do {
            return try FocusTimer.Goal(seconds: Int(seconds))
        } catch {
            throw .focus(error)
        }
    }

    private func desk() async throws(Failure) -> FocusDesk {
        try await focus { () throws(FocusError) in try await container.focus.desk() }
    }

    private func focus<Result>(
        _ body: () async throws(FocusError) -> Result
    ) async throws(Failure) -> Result {
        do { return try await body() } catch { throw .focus(error) }
    }
}
