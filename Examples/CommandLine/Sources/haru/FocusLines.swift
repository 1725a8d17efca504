import HaruDomain
import HaruPresentation

/// Focus as lines of text.
enum FocusLines {
    static func lines(of status: FocusStatus?, texts: Texts) -> [String] {
        guard let status else { return [texts.phase(of: nil)] }
        let timer = "\(status.timer.icon.text)  \(status.timer.title.text)"
        let clock = "\(texts.elapsed(of: status)) / \(texts.remaining(of: status))"
        return ["\(timer)  \(texts.phase(of: status))", clock]
    }

    static func lines(of desk: FocusDesk, today: FocusSummary, texts: Texts) -> [String] {
        let timers = desk.timersInOrder
        guard !timers.isEmpty else { return [texts(\.focus.noTimers)] }
        let width = timers.map(\.title.text.displayWidth).max() ?? 0
        let goals = timers.map { texts.goal($0.goal.duration) }
        let goalWidth = goals.map(\.displayWidth).max() ?? 0
        return zip(timers, goals).map { timer, goal in
            let mark = desk.session?.timerID == timer.id ? "  " + texts(\.focus.running) : ""
            let total = today.rows.first { $0.id == timer.id }?.total.focused ?? .zero
            let done = texts(\.focus.today, [.time: texts.total(total)])
            let title = timer.title.text.padded(to: width)
            return "\(timer.icon.text)  \(title)  \(goal.padded(to: goalWidth))  \(done)\(mark)"
        }
    }
}
