public import Foundation
public import HaruDomain

extension AlarmListViewModel {
    /// One alarm in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The alarm.
        public var alarm: Alarm
        /// The time: `오전 7:00`.
        public var timeText: String
        /// The days, or that it rings once.
        public var daysText: String
        /// Whether its switch is on: it is enabled, or rings, or was put off.
        public var isOn: Bool
        /// When it rings next; nil when it does not.
        public var next: Date?
        /// How long it is until then; empty when it does not.
        public var untilText: String
        /// What else there is to say: ringing, snoozed, missed, paused, skipped; mostly empty.
        public var note: String
        /// Leaves out the next ring, or lets it ring after all; nil when there is none.
        public var skipButton: ButtonLabel?
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity, that of the alarm.
        public var id: Alarm.ID { alarm.id }

        /// A row of one's own, for previews.
        public init(
            alarm: Alarm,
            timeText: String,
            daysText: String,
            isOn: Bool,
            next: Date? = nil,
            untilText: String = "",
            note: String = "",
            skipButton: ButtonLabel? = nil,
            accessibility: AccessibilityText
        ) {
            self.alarm = alarm
            self.timeText = timeText
            self.daysText = daysText
            self.isOn = isOn
            self.next = next
            self.untilText = untilText
            self.note = note
            self.skipButton = skipButton
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title of the list.
        public var heading: String
        /// When the next alarm rings, or that none is to come; empty until the list was read once.
        public var summary = ""
        /// The rows, by time of day; nil until they were read once.
        public var rows: [Row]?
        /// The button that opens the editor for a new alarm.
        public var addButton: ButtonLabel
        /// What to say of an empty list; empty while there are rows.
        public var emptyText = ""
        /// The rows that are pulled aside.
        public var swipe: SwipeToDelete<Alarm.ID>
        /// Asks before an alarm is deleted.
        public var dialog = ConfirmationDialog<Alarm.ID>()
        /// When a text changes next, on the steady clock; nil while no alarm is to come.
        public var nextMinute: Date?
        /// Why the last read or change failed; nil when it did not.
        public var failure: AlarmError?

        /// When to refresh next, on the steady clock; nil while nothing moves.
        public var nextRefresh: Date? { [nextMinute, dialog.nextChange].compactMap(\.self).min() }

        /// What turns the rows of an earlier state into these.
        public func changes(since earlier: State) -> ListDifference<Row> {
            ListDifference(from: earlier.rows ?? [], to: rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(
            heading: String,
            rows: [Row]? = nil,
            addButton: ButtonLabel,
            swipe: SwipeToDelete<Alarm.ID> = SwipeToDelete(inset: 20)
        ) {
            self.heading = heading
            self.rows = rows
            self.addButton = addButton
            self.swipe = swipe
        }
    }
}

extension AlarmEntry {
    /// When the time until its next ring, in whole minutes, or what it does changes next.
    func nextDisplayChange(after now: Date, in calendar: LocalCalendar) -> Date? {
        let change = nextChange(after: now, in: calendar)
        guard let next = next(after: now, in: calendar)?.at else { return change }
        let left = next.duration(since: now).milliseconds
        let minute = now.adding(.milliseconds((left - 1) % 60_000 + 1))
        return change.map { min($0, minute) } ?? minute
    }
}
