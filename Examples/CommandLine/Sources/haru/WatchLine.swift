import Foundation
import HaruDomain
import HaruPresentation

/// The line in which `haru watch` shows what runs: the session and, on a terminal, the countdowns beside it.
@MainActor
final class WatchLine {
    private let output: Output
    private var session = ""
    private var countdowns = ""

    init(_ output: Output) {
        self.output = output
    }

    /// When the countdowns want to be looked at next: where nobody sees what is left, only at an end.
    func nextRefresh(of state: CountdownListViewModel.State) -> Date? {
        let ends = state.rows?.compactMap(\.countdown.endsAt) ?? []
        return (ends + (output.isLive ? [state.nextRefresh].compactMap(\.self) : [])).min()
    }

    /// Shows the session; nothing of it when there is none.
    func show(session text: String) {
        session = text
        draw()
    }

    /// Shows those countdowns that run.
    func show(_ rows: [CountdownListViewModel.Row]) {
        guard output.isLive else { return }
        let running = rows.filter { $0.countdown.endsAt != nil }
            .map { "⏳  \($0.title)  \($0.remainingText)" }
            .joined(separator: "   ")
        guard running != countdowns else { return }
        countdowns = running
        draw()
    }

    private func draw() {
        output.live([session, countdowns].filter { !$0.isEmpty }.joined(separator: "   "))
    }
}
