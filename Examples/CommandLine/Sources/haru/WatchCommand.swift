import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru watch`: shows the running session live, rings and says when a phase ends, until it is interrupted.
@MainActor
struct WatchCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let signals = Signals()
        defer { signals.stop() }
        let interruptions = signals.interruptions
        let viewModel = context.container.makeFocusSessionViewModel()
        let announcing = viewModel.effects.observe { announce($0) }
        defer { announcing.cancel() }
        let showing = Task { await show(viewModel) }
        let alarms = AlarmWatch(context: context)
        let countdowns = CountdownWatch(context: context)
        let tasks = [
            Task { await viewModel.follow() }, Task { await tick(viewModel) },
            Task { await alarms.run() }, Task { await countdowns.run() },
        ]
        let interrupting = Task {
            for await signal in interruptions {
                showing.cancel()
                return signal
            }
            return SIGINT
        }
        let failure = await showing.value
        tasks.forEach { $0.cancel() }
        if let failure { throw failure }
        let signal = await interrupting.value
        await context.container.settle()
        throw .interrupted(signal: signal)
    }

    /// Shows every state until the task is cancelled, or the first failure.
    private func show(_ viewModel: FocusSessionViewModel) async -> Failure? {
        var lastPhase = ""
        for await state in viewModel.state.values {
            if let failure = state.failure { return .focus(failure) }
            do throws(Failure) {
                try await show(state, after: lastPhase)
            } catch {
                return error
            }
            lastPhase = state.phaseText
        }
        return nil
    }

    private func announce(_ effect: FocusSessionViewModel.Effect) {
        switch effect {
        case .goalReached: context.output.ring(context.texts(\.focus.goalReached))
        case .restOver: context.output.ring(context.texts(\.focus.restOver))
        case .interaction: break
        }
    }

    private func show(
        _ state: FocusSessionViewModel.State,
        after lastPhase: String
    ) async throws(Failure) {
        let output = context.output
        if output.json {
            guard state.phaseText != lastPhase else { return }
            let today = try await context.focusToday()
            let status = FocusJSON.status(state.status, today: today, in: context)
            output.show("watch", status, lines: [])
        } else if let status = state.status {
            let clock = "\(state.elapsedText) / \(state.remainingText)  \(state.phaseText)"
            output.live("\(status.timer.icon.text)  \(status.timer.title.text)  \(clock)")
        } else if state.phaseText != lastPhase {
            output.line(state.phaseText)
        }
    }

    private func tick(_ viewModel: FocusSessionViewModel) async {
        while !Task.isCancelled {
            let next = viewModel.state.value.nextRefresh
            let delay = next.map(context.container.clock.delay) ?? .milliseconds(500)
            do { try await Task.sleep(for: delay) } catch { return }
            await viewModel.refresh()
        }
    }
}
