public import Foundation
public import HaruDomain

extension FocusListViewModel {
    /// One timer in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The timer.
        public var timer: FocusTimer
        /// The goal in words.
        public var goalText: String
        /// Whether its session is running.
        public var isRunning: Bool
        /// What was recorded today in words, `오늘 25분`.
        public var todayText: String
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity, that of the timer.
        public var id: FocusTimer.ID { timer.id }

        /// A row of one's own, for previews.
        public init(
            timer: FocusTimer,
            goalText: String,
            isRunning: Bool,
            todayText: String,
            accessibility: AccessibilityText
        ) {
            self.timer = timer
            self.goalText = goalText
            self.isRunning = isRunning
            self.todayText = todayText
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title of the list.
        public var heading: String
        /// The rows; nil until they were read once.
        public var rows: [Row]?
        /// The button that opens the editor for a new timer.
        public var addButton: ButtonLabel
        /// What to say of an empty list; empty while there are rows.
        public var emptyText: String
        /// What was recorded today with all timers, the removed ones included; empty until it was read.
        public var todayText: String
        /// The same, spoken; nil until it was read.
        public var todayAccessibility: AccessibilityText?
        /// When the next day begins, on the steady clock; nil until today was read.
        public var dayEndsAt: Date?
        /// Asks before a timer is deleted.
        public var dialog = ConfirmationDialog<FocusTimer.ID>()
        /// Why the last read failed; nil when it did not.
        public var failure: FocusError?

        /// When to refresh next, on the steady clock; nil while nothing moves.
        public var nextRefresh: Date? {
            [dialog.nextChange, dayEndsAt].compactMap(\.self).min()
        }

        /// What turns the rows of an earlier state into these.
        public func changes(since earlier: State) -> ListDifference<Row> {
            ListDifference(from: earlier.rows ?? [], to: rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(
            heading: String,
            rows: [Row]? = nil,
            addButton: ButtonLabel,
            emptyText: String = "",
            todayText: String = "",
            failure: FocusError? = nil
        ) {
            self.heading = heading
            self.rows = rows
            self.addButton = addButton
            self.emptyText = emptyText
            self.todayText = todayText
            self.failure = failure
        }
    }
}
