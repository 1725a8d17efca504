public import Foundation
public import HaruDomain

extension PlannerDayViewModel {
    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The date that is shown.
        public internal(set) var day: CalendarDay
        /// The date in words: `오늘`, `10월 15일 목요일`.
        public var heading = ""
        /// How the date is divided, `4개 구간, 4시간 30분씩`; empty until it was read.
        public var divisionText = ""
        /// How many todos are done, `3개 중 1개 완료`; empty without todos.
        public var summary = ""
        /// The lines of the day; nil until they were read.
        public var rows: [PlannerRow]?
        /// The minute of this date's plan that is now; nil while another date's plan is.
        public var now: PlanTime?
        /// The row that the present minute lies in.
        public var nowRow: PlannerRow.ID?
        /// The button that adds a todo.
        public var addButton = ButtonLabel("")
        /// The todos whose details are seen.
        public internal(set) var expanded: Set<PlannedTodo.ID> = []
        /// Asks before a todo is deleted.
        public var dialog = ConfirmationDialog<PlannedTodo.ID>()
        /// Asks what becomes of todos that a new division would cut; nil while nothing is asked.
        public var redivision: RedivisionQuestion?
        /// When the present minute ends, on the steady clock.
        public var nextMinute: Date?
        /// Why the last read or change failed; nil when it did not.
        public var failure: PlannerError?

        /// When to refresh next, on the steady clock.
        public var nextRefresh: Date? { [nextMinute, dialog.nextChange].compactMap(\.self).min() }

        /// What turns the rows of an earlier state into these: structure by identity, content apart.
        public func changes(since earlier: State) -> ListDifference<PlannerRow> {
            ListDifference(from: earlier.rows ?? [], to: rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(day: CalendarDay, rows: [PlannerRow]? = nil) {
            self.day = day
            self.rows = rows
        }
    }
}
