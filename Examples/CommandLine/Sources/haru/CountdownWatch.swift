import HaruComposition
import HaruDomain
import HaruPresentation

/// Tells of the ends of countdowns while `haru watch` runs.
@MainActor
struct CountdownWatch {
    let context: CommandContext
    let viewModel: CountdownListViewModel

    init(context: CommandContext) {
        self.context = context
        viewModel = context.container.makeCountdownListViewModel()
    }

    /// Tells of every end until the task is cancelled.
    func run() async {
        let announcing = viewModel.effects.observe { announce($0) }
        async let ticking: Void = tick()
        await viewModel.follow()
        await ticking
        announcing.cancel()
    }

    private func announce(_ effect: CountdownListViewModel.Effect) {
        guard case .ended(let timer) = effect else { return }
        let texts = context.texts
        let line = "⏳  " + texts(\.countdowns.ended, [.title: texts.title(of: timer)])
        if timer.end == .silent { context.output.line(line) } else { context.output.ring(line) }
    }

    /// Sleeps until the next end; what is shown in between is for screens.
    private func tick() async {
        let clock = context.container.clock
        while !Task.isCancelled {
            let ends = viewModel.state.value.rows?.compactMap(\.countdown.endsAt)
            // A change by another process is told within half a second.
            let delay = min(ends?.min().map(clock.delay) ?? .seconds(1), .milliseconds(500))
            do { try await Task.sleep(for: delay) } catch { return }
            await viewModel.refresh()
        }
    }
}
