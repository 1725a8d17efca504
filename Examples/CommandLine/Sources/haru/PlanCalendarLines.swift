import HaruDomain
import HaruPresentation

/// A month as a grid: the dates with todos say how many are done.
struct PlanCalendarLines {
    private static let cellWidth = 9

    let state: PlannerCalendarViewModel.State

    var all: [String] {
        let header = state.weekdays.map { " \($0)".padded(to: Self.cellWidth) }
        let blanks = Array(repeating: "".padded(to: Self.cellWidth), count: state.leadingBlanks)
        let cells = blanks + state.cells.map(text)
        let weeks = stride(from: 0, to: cells.count, by: 7).map {
            cells[$0..<min($0 + 7, cells.count)]
        }
        return [state.monthText] + ([header[...]] + weeks).map { $0.joined().withoutTrailingSpaces }
    }

    private func text(_ cell: PlannerCalendarViewModel.Cell) -> String {
        let day = (cell.text.count < 2 ? " " : "") + cell.text
        let number = cell.isToday ? "[\(day)]" : " \(day) "
        return (number + (cell.mark.map { "\($0.done)/\($0.total)" } ?? "·"))
            .padded(to: Self.cellWidth)
    }
}

extension String {
    fileprivate var withoutTrailingSpaces: String {
        String(self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)])
    }
}
