import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru focus …`: timers and their session.
struct FocusCommand {
    let options: Options
    let output: Output
    let container: AppContainer

    private var texts: Texts { Texts(container.environment.current.language) }

    func run(_ words: [String]) async throws(Failure) {
        let argument = words.count > 1 ? words[1] : nil
        switch words.first {
        case "add": try await add(try required(argument, "TITLE"))
        case "list", nil: try await list()
        case "edit": try await edit(try await timer(try required(argument, "TIMER")))
        case "remove": try await remove(try await timer(try required(argument, "TIMER")))
        case "start": try await start(try await timer(try required(argument, "TIMER")))
        case "rest": try await change(.rest, as: "rest")
        case "resume": try await change(.resume, as: "resume")
        case "extend":
            let length = try Options.duration(try required(argument, "DURATION"))
            try await change(.extend(length), as: "extend")
        case "status": try await status(as: "focus.status")
        case "stop": try await stop()
        case "mute": try await mute(try required(argument, "on|off"))
        case "review": try await review(try required(argument, "keep|goal|discard"))
        case let name?: throw .usage(\.commandLine.unknownCommand, "focus " + name)
        }
    }

    /// What runs now.
    func status(as command: String) async throws(Failure) {
        let now = container.clock.steadyNow
        let status = try await desk().status(at: now, policy: container.focusPolicy)
        let data = status.map { FocusJSON.status($0, texts: texts, container: container) }
        output.show(command, data ?? ["phase": "none"], lines: lines(of: status))
    }

    private func add(_ title: String) async throws(Failure) {
        let goal = try options["--goal"].map(goal)
        let timer = try await focus { () throws(FocusError) in
            try await container.addFocusTimer(title: title, icon: options["--icon"], goal: goal)
        }
        show("focus.add", timer, texts(\.focus.added, [.title: timer.title.text]))
    }

    private func list() async throws(Failure) {
        let desk = try await desk()
        let timers = desk.timersInOrder
        let width = timers.map(\.title.text.displayWidth).max() ?? 0
        let lines = timers.map { timer in
            let mark = desk.session?.timerID == timer.id ? "  " + texts(\.focus.running) : ""
            let goal = texts.goal(timer.goal.duration)
            return "\(timer.icon.text)  \(timer.title.text.padded(to: width))  \(goal)\(mark)"
        }
        let data = timers.map { FocusJSON.timer($0, container: container) }
        output.show(
            "focus.list",
            ["timers": data],
            lines: lines.isEmpty ? [texts(\.focus.noTimers)] : lines
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
            try await plan()
            show(
                "focus.edit",
                edited,
                texts(\.focus.saved, [.title: edited.title.text]),
                changed: true
            )
        } catch .focus(.noChanges) {
            show("focus.edit", timer, texts.message(for: .noChanges), changed: false)
        }
    }

    private func remove(_ timer: FocusTimer) async throws(Failure) {
        try confirm(timer.title.text + ": " + texts(\.focus.deleteTitle))
        try await focus { () throws(FocusError) in try await container.removeFocusTimer(timer.id) }
        show("focus.remove", timer, texts(\.focus.deleted, [.title: timer.title.text]))
    }

    private func start(_ timer: FocusTimer) async throws(Failure) {
        try await focus { () throws(FocusError) in try await container.startFocus(timer.id) }
        try await plan()
        try await status(as: "focus.start")
    }

    private func change(
        _ intent: ChangeFocusPhaseUseCase.Intent,
        as name: String
    ) async throws(Failure) {
        try await focus { () throws(FocusError) in try await container.changeFocusPhase(intent) }
        try await plan()
        try await status(as: "focus." + name)
    }

    private func stop() async throws(Failure) {
        let now = container.clock.steadyNow
        if let status = try await desk().status(at: now, policy: container.focusPolicy),
            !status.wouldBeRecorded
        {
            let shortest = texts.spoken(container.focusPolicy.shortestRecord)
            try confirm(texts(\.focus.stopDiscards, [.time: shortest]))
        }
        let outcome = try await focus { () throws(FocusError) in try await container.stopFocus() }
        try await finish(outcome, as: "focus.stop")
    }

    private func review(_ answer: String) async throws(Failure) {
        guard let review = FocusReview(rawValue: answer) else {
            throw .usage(\.commandLine.badReview, answer)
        }
        if review == .discard { try confirm(texts(\.focus.reviewDiscard)) }
        let outcome = try await focus { () throws(FocusError) in
            try await container.reviewFocus(review)
        }
        try await finish(outcome, as: "focus.review")
    }

    private func finish(_ outcome: FocusOutcome, as command: String) async throws(Failure) {
        try await plan()
        let time = texts.spoken(outcome.record.focused)
        output.show(
            command,
            FocusJSON.outcome(outcome, container: container),
            lines: [
                outcome.isRecorded
                    ? texts(\.focus.recorded, [.time: time]) : texts(\.focus.discarded)
            ]
        )
    }

    private func mute(_ answer: String) async throws(Failure) {
        guard ["on", "off"].contains(answer) else {
            throw .usage(\.commandLine.badSwitch, answer)
        }
        let isMuted = answer == "on"
        do throws(SettingsError) {
            try await container.settings.update { settings throws(SettingsError) in
                settings.isMuted = isMuted
            }
        } catch {
            throw .settings(error)
        }
        try await plan()
        let line = isMuted ? texts(\.commandLine.muted) : texts(\.commandLine.unmuted)
        output.show("focus.mute", ["muted": isMuted], lines: [line])
    }

    private func lines(of status: FocusStatus?) -> [String] {
        guard let status else { return [texts.phase(of: nil)] }
        let timer = "\(status.timer.icon.text)  \(status.timer.title.text)"
        let clock = "\(texts.elapsed(of: status)) / \(texts.remaining(of: status))"
        return ["\(timer)  \(texts.phase(of: status))", clock]
    }

    private func show(
        _ command: String,
        _ timer: FocusTimer,
        _ line: String,
        changed: Bool? = nil
    ) {
        var data = FocusJSON.timer(timer, container: container)
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
        let seconds = try Options.duration(text).components.seconds
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

    private func plan() async throws(Failure) {
        do { try await container.planNotifications() } catch { throw .agenda(error) }
    }

    private func confirm(_ question: String) throws(Failure) {
        if options.has("--yes") { return }
        guard isatty(STDIN_FILENO) == 1 else { throw .confirmationNeeded(question) }
        output.line(question + " (y/n)")
        guard ["y", "yes"].contains(readLine()?.lowercased()) else {
            throw .confirmationNeeded(question)
        }
    }

    private func required(_ word: String?, _ name: String) throws(Failure) -> String {
        guard let word else { throw .usage(\.commandLine.valueMissing, name) }
        return word
    }
}
