public import Foundation
public import HaruDomain

/// The rows of a day. A row whose entry is as before is not made again, so a change costs what it changes.
public struct PlannerTimeline: Sendable {
    private struct Key: Equatable, Sendable {
        let entry: PlannedDay.Entry
        let isExpanded: Bool
        let drafts: [TodoDetail.ID: String]
    }

    private var known: [PlannerRow.ID: (key: Key, row: PlannerRow)] = [:]
    private var language: Language?

    /// A time line without rows.
    public init() {}

    /// The rows of a date in order: each part with its todos and what is free between them. Details are
    /// seen of what is `expanded`, as they are typed where there is a draft.
    public mutating func rows(
        of day: PlannedDay,
        expanded: Set<PlannedTodo.ID> = [],
        drafts: [TodoDetail.ID: String] = [:],
        in texts: Texts
    ) -> [PlannerRow] {
        if texts.language != language { (known, language) = ([:], texts.language) }
        var (rows, seen): ([PlannerRow], [PlannerRow.ID: (key: Key, row: PlannerRow)]) = ([], [:])
        seen.reserveCapacity(known.count)
        for part in day.division.parts {
            rows.append(texts.row(of: part, remaining: day.remainingMinutes(of: part)))
            for entry in day.entries(of: part) {
                let made = made(of: entry, day.day, expanded, drafts, texts)
                rows.append(made.row)
                seen[made.row.id] = made
            }
        }
        known = seen
        return rows
    }

    private func made(
        of entry: PlannedDay.Entry,
        _ day: CalendarDay,
        _ expanded: Set<PlannedTodo.ID>,
        _ drafts: [TodoDetail.ID: String],
        _ texts: Texts
    ) -> (key: Key, row: PlannerRow) {
        switch entry {
        case .free(let time):
            let key = Key(entry: entry, isExpanded: false, drafts: [:])
            if let known = known[.free(time.lowerBound)], known.key == key { return known }
            return (key, texts.row(ofFree: time))
        case .todo(let occupant):
            let isExpanded = expanded.contains(occupant.id)
            let ids = drafts.isEmpty || !isExpanded ? [] : occupant.todo.details.map(\.id)
            let key = Key(
                entry: entry,
                isExpanded: isExpanded,
                drafts: drafts.filter { ids.contains($0.key) }
            )
            if let known = known[.todo(occupant.id)], known.key == key { return known }
            let row = texts.row(
                of: occupant,
                isOwn: occupant.day == day,
                isExpanded: isExpanded,
                drafts: key.drafts
            )
            return (key, row)
        }
    }
}
