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
        while !Task.isCancelled {
            let next = viewModel.state.value.nextRefresh
            let clock = context.container.clock
            // Half a second is soon enough to notice what was added since.
            let delay = min(next.map(clock.delay) ?? .milliseconds(500), .milliseconds(500))
            do { try await Task.sleep(for: delay) } catch { return }
            if let due = viewModel.state.value.nextRefresh, due <= clock.steadyNow {
                await viewModel.refresh()
            }
        }
    }
}
