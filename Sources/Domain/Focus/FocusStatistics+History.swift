/// What is asked of all days up to today; records dated in the future do not count before their day.
extension FocusStatistics {
    /// Longer than anybody looks back, and short enough for an array.
    private static let mostDays = 1_000_000

    /// What was focused up to the end of today.
    public func totalSoFar(in category: FocusCategory) -> FocusTotal {
        total(of: past, in: category)
    }

    /// The days on end with at least a minute each.
    public func streak(in category: FocusCategory) -> FocusStreak {
        let (first, sums) = days(in: category)
        var (best, run) = (0, 0)
        var last: CalendarDay?
        for (offset, milliseconds) in sums.enumerated() where milliseconds >= 60_000 {
            let day = first.adding(days: offset)
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
        let (first, sums) = days(in: category)
        var weekdays = [(sum: Int64, count: Int64)](repeating: (0, 0), count: 7)
        for (offset, milliseconds) in sums.enumerated() {
            let weekday = (first.weekday.rawValue + offset) % 7
            weekdays[weekday].sum += milliseconds
            weekdays[weekday].count += 1
        }
        return Dictionary(
            uniqueKeysWithValues: zip(Weekday.allCases, weekdays).map { weekday, total in
                (weekday, .milliseconds(total.count == 0 ? 0 : total.sum / total.count))
            }
        )
    }

    private var past: Range<CalendarDay> {
        today.adding(days: -Self.mostDays)..<today.adding(days: 1)
    }

    /// The milliseconds of each day from the first one with a record to today.
    private func days(in category: FocusCategory) -> (first: CalendarDay, sums: [Int64]) {
        var first = today
        forEach(of: past, in: category) { _, day, _ in first = min(first, day) }
        let count = today.daysSince1970 - first.daysSince1970 + 1
        var sums = [Int64](repeating: 0, count: count)
        forEach(of: past, in: category) { _, day, total in
            sums[day.daysSince1970 - first.daysSince1970] += total.milliseconds
        }
        return (first, sums)
    }
}
