import Foundation
import Synchronization

/// The line of a terminal that is written again and again.
final class LiveLine: Sendable {
    /// Whether there is one: a terminal that understands how to clear a line.
    let isThere: Bool
    private let isOpen = Atomic(false)

    init(_ environment: [String: String]) {
        isThere = isatty(StandardStream.output.rawValue) == 1 && environment["TERM"] != "dumb"
    }

    /// What shows a text in the line, cut to the terminal's width.
    func rewritten(_ text: String) -> String {
        isOpen.store(!text.isEmpty, ordering: .relaxed)
        return "\r\u{1B}[K" + text.cut(to: width)
    }

    /// Whether something stands in the line; what is written next begins below it.
    func leave() -> Bool { isOpen.exchange(false, ordering: .relaxed) }

    private var width: Int {
        var size = winsize()
        let isKnown = ioctl(StandardStream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0
        return isKnown && size.ws_col > 0 ? Int(size.ws_col) : .max
    }
}
