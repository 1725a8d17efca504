public import Foundation
public import HaruDomain

extension AgendaViewModel {
    /// What is asked before it is done.
    public enum Question: Hashable, Sendable {
        /// Whether the platform may ask the person to allow notifications.
        case permission
    }

    /// Something that is to come.
    public struct Row: Identifiable, Hashable, Sendable {
        /// What and when.
        public var item: AgendaItem
        /// What it is called.
        public var title: String
        /// When: `오전 7:00`, with the day unless it is today.
        public var timeText: String
        /// How long it is until then.
        public var untilText: String
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity: one thing comes at one moment.
        public var id: AgendaItem { item }

        /// A row of one's own, for previews.
        public init(
            item: AgendaItem,
            title: String,
            timeText: String,
            untilText: String,
            accessibility: AccessibilityText
        ) {
            self.item = item
            self.title = title
            self.timeText = timeText
            self.untilText = untilText
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title.
        public var heading: String
        /// The soonest first; nil until they were read once.
        public var rows: [Row]?
        /// What to say when nothing is to come; empty while there are rows.
        public var emptyText = ""
        /// Whether the person lets notifications be shown; nil until it is known.
        public var authorization: NotificationAuthorization?
        /// Says that nothing will be shown, and why; empty when all is well.
        public var notice = ""
        /// Leads to the question whether notifications may be shown; nil once it was answered.
        public var permissionButton: ButtonLabel?
        /// Names what did not fit into the device's notifications; empty when everything did.
        public var droppedText = ""
        /// Explains before the platform asks.
        public var dialog = ConfirmationDialog<Question>()
        /// When a text changes next or something happens, on the steady clock; nil when never.
        public var nextChange: Date?
        /// Why the last read or plan failed; nil when it did not.
        public var failure: AgendaError?

        /// When to refresh next, on the steady clock; nil when never.
        public var nextRefresh: Date? { [nextChange, dialog.nextChange].compactMap(\.self).min() }

        /// What turns the rows of an earlier state into these.
        public func changes(since earlier: State) -> ListDifference<Row> {
            ListDifference(from: earlier.rows ?? [], to: rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(heading: String, rows: [Row]? = nil) {
            self.heading = heading
            self.rows = rows
        }
    }
}
