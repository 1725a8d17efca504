public import Foundation
public import HaruDomain

extension CountdownListViewModel {
    /// What a person can do with a countdown.
    public struct Button: Identifiable, Hashable, Sendable {
        /// What it does.
        public let id: RunCountdownUseCase.Intent
        /// How it is drawn and spoken.
        public let label: ButtonLabel

        /// A button of one's own, for previews.
        public init(_ id: RunCountdownUseCase.Intent, label: ButtonLabel) {
            self.id = id
            self.label = label
        }
    }

    /// One countdown in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The countdown at the moment it is shown.
        public var countdown: Countdown
        /// Its label, else its length.
        public var title: String
        /// What is left, rounded up: `MM:SS` below an hour, `H:MM:SS` from one on.
        public var remainingText: String
        /// What it does, in words.
        public var stateText: String
        /// What a person can do with it, the most likely first.
        public var buttons: [Button]
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity, that of the timer.
        public var id: CountdownTimer.ID { countdown.id }

        /// A row of one's own, for previews.
        public init(
            countdown: Countdown,
            title: String,
            remainingText: String,
            stateText: String,
            buttons: [Button],
            accessibility: AccessibilityText
        ) {
            self.countdown = countdown
            self.title = title
            self.remainingText = remainingText
            self.stateText = stateText
            self.buttons = buttons
            self.accessibility = accessibility
        }
    }

    /// What a front-end does once.
    public enum Effect: Hashable, Sendable {
        /// A countdown ended; its end action is to be executed.
        case ended(CountdownTimer)
        /// What every screen does.
        case interaction(InteractionEffect)
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title of the list.
        public var heading: String
        /// The rows, what was started last first; nil until they were read once.
        public var rows: [Row]?
        /// The button that opens the editor for a new timer.
        public var addButton: ButtonLabel
        /// What to say of an empty list; empty while there are rows.
        public var emptyText = ""
        /// The rows that are pulled aside.
        public var swipe: SwipeToDelete<CountdownTimer.ID>
        /// Asks before a timer is deleted.
        public var dialog = ConfirmationDialog<CountdownTimer.ID>()
        /// When a text changes next, on the steady clock; nil while nothing counts.
        public var nextSecond: Date?
        /// Why the last read or change failed; nil when it did not.
        public var failure: CountdownError?

        /// When to refresh next, on the steady clock; nil while nothing moves.
        public var nextRefresh: Date? { [nextSecond, dialog.nextChange].compactMap(\.self).min() }

        /// What turns the rows of an earlier state into these.
        public func changes(since earlier: State) -> ListDifference<Row> {
            ListDifference(from: earlier.rows ?? [], to: rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(
            heading: String,
            rows: [Row]? = nil,
            addButton: ButtonLabel,
            swipe: SwipeToDelete<CountdownTimer.ID> = SwipeToDelete(inset: 20)
        ) {
            self.heading = heading
            self.rows = rows
            self.addButton = addButton
            self.swipe = swipe
        }
    }
}
