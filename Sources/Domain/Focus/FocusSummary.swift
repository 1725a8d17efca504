/// What was focused in some days, in all and by timer.
public struct FocusSummary: Hashable, Sendable {
    /// One timer's part.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The timer as it is called today.
        public let timer: FocusStatistics.Timer
        /// Its part.
        public let total: FocusTotal

        /// The identity, that of the timer.
        public var id: FocusTimer.ID { timer.id }

        /// A row of one's own, for previews.
        public init(timer: FocusStatistics.Timer, total: FocusTotal) {
            self.timer = timer
            self.total = total
        }
    }

    /// The days; the upper bound is outside.
    public let days: Range<CalendarDay>
    /// The last of the days.
    public var lastDay: CalendarDay { days.upperBound.adding(days: -1) }
    /// The sum of the rows.
    public let total: FocusTotal
    /// The timers with a session or any time, the longest first, then by title.
    public let rows: [Row]

    /// A summary of one's own, for previews.
    public init(days: Range<CalendarDay>, total: FocusTotal, rows: [Row]) {
        self.days = days
        self.total = total
        self.rows = rows
    }
}
