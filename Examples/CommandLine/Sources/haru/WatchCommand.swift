import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru watch`: shows the running session live and says when a phase ends, until it is interrupted.
@MainActor
struct WatchCommand {
    let output: Output
    let container: AppContainer

    func run() async throws(Failure) {
        let viewModel = container.makeFocusSessionViewModel()
        let tasks = [
            Task { await viewModel.follow() },
            Task { await tick(viewModel) },
        ]
        defer { tasks.forEach { $0.cancel() } }
        var last = FocusSessionViewModel.State()
        for await state in viewModel.state.values {
            if let failure = state.failure { throw .focus(failure) }
            show(state, after: last)
            last = state
        }
    }

    private func show(
        _ state: FocusSessionViewModel.State,
        after last: FocusSessionViewModel.State
    ) {
        guard let status = state.status, let before = last.status else {
            if state.phaseText != last.phaseText { output.line(state.phaseText) }
            return
        }
        let goal = status.isGoalReached && !before.isGoalReached
        let rest = status.isRestOver && !before.isRestOver
        if goal || rest { output.ring(state.phaseText) }
        output.line("\(state.elapsedText) / \(state.remainingText)  \(state.phaseText)")
    }

    private func tick(_ viewModel: FocusSessionViewModel) async {
        while !Task.isCancelled {
            let next = viewModel.state.value.nextRefresh
            let delay = next.map(container.clock.delay) ?? .milliseconds(500)
            do { try await Task.sleep(for: delay) } catch { return }
            viewModel.refresh()
        }
    }
}
