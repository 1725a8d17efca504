/// What is asked of all days up to today; records dated in the future do not count before their day.
extension FocusStatistics {
    private static let beginning = CalendarDay(daysSince1970: -1_000_000)

    /// What was focused up to the end of today.
    public func totalSoFar(in category: FocusCategory) -> FocusTotal {
        total(of: past, in: category)
    }

    /// The days on end with at least a minute each.
    public func streak(in category: FocusCategory) -> FocusStreak {
        var (best, run) = (0, 0)
        var last: CalendarDay?
        for day in activeDays(in: category) {
            run = last.map { areOnEnd($0, day) } == true ? run + 1 : 1
            best = max(best, run)
            last = day
        }
        let isCurrent = last.map { $0 == today || areOnEnd($0, today) } ?? false
        return FocusStreak(current: isCurrent ? run : 0, best: best)
    }

    /// What a person focuses on a day of each weekday: its time divided by the number of those days
    /// from the first one with a record to today. Nothing where there was no such day yet.
    public func weekdayAverages(in category: FocusCategory) -> [Weekday: Duration] {
        var sums: [Weekday: Int64] = [:]
        var first = today
        forEach(of: past, in: category) { _, day, total in
            sums[day.weekday, default: 0] += total.milliseconds
            first = min(first, day)
        }
        let days = today.daysSince1970 - first.daysSince1970 + 1
        return Dictionary(
            uniqueKeysWithValues: Weekday.allCases.map { weekday in
                let offset = (weekday.rawValue - first.weekday.rawValue).modulo(7)
                let count = days > offset ? (days - offset - 1) / 7 + 1 : 0
                let sum = sums[weekday] ?? 0
                return (weekday, .milliseconds(count == 0 ? 0 : sum / Int64(count)))
            }
        )
    }

    private var past: Range<CalendarDay> { Self.beginning..<today.adding(days: 1) }

    /// The days with at least a minute, in order.
    private func activeDays(in category: FocusCategory) -> [CalendarDay] {
        var sums: [CalendarDay: Int64] = [:]
        forEach(of: past, in: category) { _, day, total in
            sums[day, default: 0] += total.milliseconds
        }
        return sums.filter { $0.value >= 60_000 }.keys.sorted()
    }
}
