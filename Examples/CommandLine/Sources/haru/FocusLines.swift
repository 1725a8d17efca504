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

    static func lines(of desk: FocusDesk, texts: Texts) -> [String] {
        let timers = desk.timersInOrder
        guard !timers.isEmpty else { return [texts(\.focus.noTimers)] }
        let width = timers.map(\.title.text.displayWidth).max() ?? 0
        return timers.map { timer in
            let mark = desk.session?.timerID == timer.id ? "  " + texts(\.focus.running) : ""
            let goal = texts.goal(timer.goal.duration)
            return "\(timer.icon.text)  \(timer.title.text.padded(to: width))  \(goal)\(mark)"
        }
    }
}
