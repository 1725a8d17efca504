import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// Lets alarms ring while `haru watch` runs.
@MainActor
struct AlarmWatch {
    let context: CommandContext
    let viewModel: AlarmRingingViewModel

    init(context: CommandContext) {
        self.context = context
        viewModel = context.container.makeAlarmRingingViewModel()
    }

    /// Says what rings and what was missed until the task is cancelled.
    func run() async {
        let announcing = viewModel.effects.observe { announce($0) }
        async let ticking: Void = tick()
        await viewModel.follow()
        await ticking
        announcing.cancel()
    }

    private func announce(_ effect: AlarmRingingViewModel.Effect) {
        switch effect {
        case .ring(let alarm): context.output.ring("⏰  " + title(of: alarm))
        case .missed(let alarm, _):
            context.output.line(context.texts(\.alarms.missed, [.time: title(of: alarm)]))
        case .silence, .interaction: break
        }
    }

    private func title(of alarm: Alarm) -> String {
        let time = context.texts.time(alarm.time)
        return alarm.label.text.isEmpty ? time : time + "  " + alarm.label.text
    }

    private func tick() async {
        let clock = context.container.clock
        let start = clock.steadyNow
        var shown = clock.wall(start)
        while !Task.isCancelled {
            let next = viewModel.state.value.nextRefresh
            // Half a second is soon enough to notice what was added since.
            let delay = min(next.map(clock.delay) ?? .milliseconds(500), .milliseconds(500))
            do { try await Task.sleep(for: delay) } catch { return }
            // No system call tells that the clock was set: it says something else of the same instant.
            if abs(clock.wall(start).timeIntervalSince(shown)) >= 1 {
                shown = clock.wall(start)
                context.container.environmentChanged()
                await viewModel.refresh()
            }
            if let due = viewModel.state.value.nextRefresh, due <= clock.steadyNow {
                await viewModel.refresh()
            }
        }
    }
}
