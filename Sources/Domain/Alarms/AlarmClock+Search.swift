public import Foundation

extension AlarmClock {
    private static let horizon = Duration.seconds(3653 * 86_400)

    /// The alarms that a person may mean: by identifier, by its first four characters or more, or by
    /// label however it is written. More than one is ambiguous.
    public func entries(named name: String) -> [AlarmEntry] {
        entriesInOrder.named(name) { $0.alarm.label.text }
    }

    /// The alarm that rings next, and when; nil when none is to come.
    public func next(after now: Date, in calendar: LocalCalendar) -> AlarmOccurrence? {
        entriesInOrder.compactMap { $0.next(after: now, in: calendar) }.min { $0.at < $1.at }
    }

    /// What is to come after a moment, of all alarms in order, up to a moment, ten years later unless
    /// told otherwise, or until so many have rung. What is left out is there, too, and does not count, but
    /// for a month of it: then the list ends, however long the pause.
    public func upcoming(
        after now: Date,
        until end: Date? = nil,
        count: Int = .max,
        in calendar: LocalCalendar
    ) -> [AlarmOccurrence] {
        let sequences = entriesInOrder.map { $0.upcoming(after: now, in: calendar) }
        let iterators = sequences.map { AnyIterator($0.makeIterator()) }
        var heads = iterators.indices.map { iterators[$0].next() }
        let end = end ?? now.adding(Self.horizon)
        var (found, rings): ([AlarmOccurrence], Int) = ([], 0)
        while rings < count, found.count - rings < max(count, 31) {
            let first = heads.indices.filter { heads[$0] != nil }
                .min { Self.instant(heads[$0]) < Self.instant(heads[$1]) }
            guard let first, let occurrence = heads[first], occurrence.at <= end else { break }
            found.append(occurrence)
            if occurrence.rings { rings += 1 }
            heads[first] = iterators[first].next()
        }
        return found
    }

    private static func instant(_ occurrence: AlarmOccurrence?) -> Date {
        occurrence?.at ?? .distantFuture
    }
}
