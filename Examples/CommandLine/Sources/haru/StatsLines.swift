import HaruDomain
import HaruPresentation

/// The look back as lines of text; shades and bars are letters, so it is read without colour.
struct StatsLines {
    private static let barWidth = 20
    private static let cellWidth = 6

    let state: FocusStatisticsViewModel.State
    let summary: FocusStatisticsViewModel.Summary
    let history: FocusStatisticsViewModel.History

    func all(_ texts: Texts) -> [String] {
        var lines = [summary.rangeText, "\(summary.totalText), \(summary.sessionsText)", ""]
        if state.period == .month {
            lines += grid + ["", texts(\.statistics.legend), ""]
        }
        lines += summary.rows.isEmpty ? [summary.emptyText] : rows
        let past = [history.streakText, history.bestStreakText, history.goalShareText]
        lines += ["", past.filter { !$0.isEmpty }.joined(separator: "   ")]
        return lines + ["", history.averagesHeading] + averages
    }

    /// The month: a number and a shade for each day, today in brackets.
    private var grid: [String] {
        let header = state.weekdays.map { " \($0)".padded(to: Self.cellWidth) }
        let blanks = Array(repeating: "".padded(to: Self.cellWidth), count: state.leadingBlanks)
        let cells = blanks + (state.cells ?? []).map(text)
        let weeks = stride(from: 0, to: cells.count, by: 7).map {
            cells[$0..<min($0 + 7, cells.count)]
        }
        return ([header[...]] + weeks).map { String($0.joined().trimmingEnd) }
    }

    private func text(_ cell: FocusStatisticsViewModel.Cell) -> String {
        let day = (cell.text.count < 2 ? " " : "") + cell.text + shade(cell.day.bucket)
        return (cell.isToday ? "[\(day)]" : " \(day) ").padded(to: Self.cellWidth)
    }

    private func shade(_ bucket: FocusDay.Bucket) -> String {
        switch bucket {
        case .zero: "·"
        case .under1h: "░"
        case .from1to2h: "▒"
        case .from2to3h: "▓"
        case .over3h: "█"
        }
    }

    private var rows: [String] {
        let width = summary.rows.map(\.title.displayWidth).max() ?? 0
        let timeWidth = summary.rows.map(\.totalText.displayWidth).max() ?? 0
        return summary.rows.map { row in
            let icon = row.value.timer.icon.text
            let time = row.totalText.padded(to: timeWidth)
            let bar = bar(row.share).padded(to: Self.barWidth)
            return "\(icon)  \(row.title.padded(to: width))  \(bar)  \(time)  \(row.sessionsText)"
        }
    }

    private var averages: [String] {
        let width = history.averages.map(\.name.displayWidth).max() ?? 0
        let longest = history.averages.map(\.focused).max() ?? .zero
        return history.averages.map { average in
            let share = longest > .zero ? average.focused / longest : 0
            let bar = bar(share).padded(to: Self.barWidth)
            return "\(average.name.padded(to: width))  \(bar)  \(average.text)"
        }
    }

    /// A bar of blocks; whatever is more than nothing has one.
    private func bar(_ share: Double) -> String {
        let count = Int((share * Double(Self.barWidth)).rounded(.up))
        return String(repeating: "█", count: min(max(count, 0), Self.barWidth))
    }
}

extension String {
    fileprivate var trimmingEnd: Substring {
        self[..<(lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)]
    }
}
