import HaruComposition
import HaruDomain
import HaruPresentation

/// Says what rings and what was missed while `haru watch` runs.
@MainActor
struct AlarmWatch {
    let context: CommandContext
    let bell: WatchBell

    func announce(_ effect: AlarmRingingViewModel.Effect) {
        switch effect {
        case .ring(let alarm): bell.ring("⏰  " + title(of: alarm), .alarm(alarm))
        case .missed(let alarm, let moment):
            let line = context.texts(\.alarms.missed, [.time: title(of: alarm)])
            bell.miss(line, .alarm(alarm), at: moment)
        case .silence, .interaction: break
        }
    }

    private func title(of alarm: Alarm) -> String {
        let time = context.texts.time(alarm.time)
        return alarm.label.text.isEmpty ? time : time + "  " + alarm.label.text
    }
}
