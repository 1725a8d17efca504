import HaruComposition
import HaruDomain
import HaruPresentation

/// Tells of the ends of countdowns while `haru watch` runs.
@MainActor
struct CountdownWatch {
    let context: CommandContext
    let bell: WatchBell

    func announce(_ effect: CountdownListViewModel.Effect) {
        guard case .ended(let timer) = effect else { return }
        let texts = context.texts
        let line = "⏳  " + texts(\.countdowns.ended, [.title: texts.title(of: timer)])
        bell.ring(line, .countdown(timer), silently: timer.end == .silent)
    }
}
