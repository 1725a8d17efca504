public import Foundation

/// Everything that is asked of the accounts of focus at a moment. All answers come from one sum over
/// days, so they agree with one another.
public struct FocusStatistics: Hashable, Sendable {
    /// A timer as it is called today: as it is, else as it was when it was removed, else as its latest
    /// record has it.
    public struct Timer: Identifiable, Hashable, Sendable {
        /// The identity.
        public let id: FocusTimer.ID
        /// The title.
        public let title: String
        /// The icon.
        public let icon: Emoji
        /// Whether the timer was removed.
        public let isDeleted: Bool

        /// A timer of one's own, for previews.
        public init(id: FocusTimer.ID, title: String, icon: Emoji, isDeleted: Bool) {
            self.id = id
            self.title = title
            self.icon = icon
            self.isDeleted = isDeleted
        }
    }

    /// The day at the moment, in the person's zone.
    public let today: CalendarDay

    private let ledger: FocusLedger
    private let desk: FocusDesk
    private let calendar: LocalCalendar

    /// The statistics of a person who lives by `calendar`, at `now`.
    public init(_ ledger: FocusLedger, desk: FocusDesk, calendar: LocalCalendar, now: Date) {
        self.ledger = ledger
        self.desk = desk
        self.calendar = calendar
        today = calendar.day(at: now)
    }

    /// The timers there are, in their order, then those that only have records, by title.
    public var timers: [Timer] {
        let removed = ledger.accounts.keys.filter { desk.timers[$0] == nil }.map(timer)
        return desk.timersInOrder.map { timer($0.id) } + removed.sorted(by: Self.areInOrder)
    }

    /// The timers that a person may mean, as `FocusDesk.timers(named:)` finds them, those that only have
    /// records included.
    public func timers(named name: String) -> [Timer] {
        timers.named(name, title: \.title)
    }

    /// A timer by what it is called today.
    public func timer(_ id: FocusTimer.ID) -> Timer {
        if let timer = desk.timers[id] {
            return Timer(id: id, title: timer.title.text, icon: timer.icon, isDeleted: false)
        }
        let (tombstone, account) = (desk.tombstones[id], ledger.accounts[id])
        return Timer(
            id: id,
            title: tombstone?.title ?? account?.title ?? "",
            icon: tombstone?.icon ?? account?.icon ?? FocusTimer.defaultIcon,
            isDeleted: true
        )
    }

    /// What was focused in some days.
    public func total(of days: Range<CalendarDay>, in category: FocusCategory) -> FocusTotal {
        var sum = FocusTotal.zero
        forEach(of: days, in: category) { _, _, total in sum += total }
        return sum
    }

    /// What was focused in some days, in all and by timer.
    public func summary(
        of days: Range<CalendarDay>,
        in category: FocusCategory
    ) -> FocusSummary {
        var sums: [FocusTimer.ID: FocusTotal] = [:]
        forEach(of: days, in: category) { id, _, total in sums[id, default: .zero] += total }
        var sum = FocusTotal.zero
        for total in sums.values { sum += total }
        let rows = sums.map { FocusSummary.Row(timer: timer($0), total: $1) }.sorted {
            $0.total.milliseconds == $1.total.milliseconds
                ? Self.areInOrder($0.timer, $1.timer)
                : $0.total.milliseconds > $1.total.milliseconds
        }
        return FocusSummary(days: days, total: sum, rows: rows)
    }

    /// Each of some days, empty ones included, as a heat map draws them.
    public func heatMap(of days: Range<CalendarDay>, in category: FocusCategory) -> [FocusDay] {
        let first = days.lowerBound.daysSince1970
        var sums = [FocusTotal](
            repeating: .zero,
            count: days.upperBound.daysSince1970 - first
        )
        forEach(of: days, in: category) { _, day, total in
            sums[day.daysSince1970 - first] += total
        }
        return sums.enumerated().map {
            FocusDay(day: days.lowerBound.adding(days: $0.offset), total: $0.element)
        }
    }

    /// Hands over every day with an account, which is what everything is summed from.
    func forEach(
        of days: Range<CalendarDay>,
        in category: FocusCategory,
        _ body: (FocusTimer.ID, CalendarDay, FocusTotal) -> Void
    ) {
        for (id, account) in ledger.accounts where category == .all || category == .timer(id) {
            let span = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970
            // looking for a day costs several times as much as passing one
            if span * 4 < account.days.count {
                var day = days.lowerBound
                while day < days.upperBound {
                    if let total = account.days[day] { body(id, day, total) }
                    day = day.adding(days: 1)
                }
            } else {
                for (day, total) in account.days where days.contains(day) { body(id, day, total) }
            }
        }
    }

    /// Whether a day that the zone went over is all that lies between two days, or nothing.
    func areOnEnd(_ first: CalendarDay, _ second: CalendarDay) -> Bool {
        let next = first.adding(days: 1)
        return second == next || second == next.adding(days: 1) && calendar.isSkipped(next)
    }

    private static func areInOrder(_ left: Timer, _ right: Timer) -> Bool {
        left.title == right.title
            ? left.id.uuidString < right.id.uuidString : left.title < right.title
    }
}
