public import Foundation
public import HaruDomain

extension FocusSessionViewModel {
    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The session as it stands; nil when none is running.
        public var status: FocusStatus?
        /// The time focused, `H:MM:SS`; empty without a session.
        public var elapsedText: String
        /// What is left to the goal or of the rest, `MM:SS`; empty without a session.
        public var remainingText: String
        /// The phase in words, the end of a phase included.
        public var phaseText: String
        /// The whole state in words.
        public var accessibility: AccessibilityText
        /// What the person can do now, the most likely first; empty without a session.
        public var buttons: [Button]
        /// Asks before the session ends, and says what becomes of it.
        public var dialog = ConfirmationDialog<Action>()
        /// When a text changes next, on the steady clock; nil while nothing runs.
        public var nextSecond: Date?
        /// Why the last read or change failed; nil when it did not.
        public var failure: FocusError?

        /// When to refresh next, on the steady clock; nil while nothing moves.
        public var nextRefresh: Date? { [nextSecond, dialog.nextChange].compactMap(\.self).min() }

        /// A state of one's own, for previews.
        public init(
            status: FocusStatus? = nil,
            elapsedText: String = "",
            remainingText: String = "",
            phaseText: String = "",
            accessibility: AccessibilityText,
            buttons: [Button] = [],
            nextSecond: Date? = nil,
            failure: FocusError? = nil
        ) {
            self.status = status
            self.elapsedText = elapsedText
            self.remainingText = remainingText
            self.phaseText = phaseText
            self.accessibility = accessibility
            self.buttons = buttons
            self.nextSecond = nextSecond
            self.failure = failure
        }
    }

    /// What a person can do with a session.
    public enum Action: Hashable, Sendable {
        /// Rest in focus, focus in a rest.
        case toggle
        /// Rest longer by this much.
        case extend(Duration)
        /// End the session, after a question.
        case stop
        /// Say what a session was that was left open.
        case review(FocusReview)
    }

    /// One of the things a person can do, as it is drawn and spoken.
    public struct Button: Identifiable, Hashable, Sendable {
        /// What it does.
        public let id: Action
        /// How it is drawn and spoken.
        public let label: ButtonLabel

        /// A button of one's own, for previews.
        public init(_ action: Action, label: ButtonLabel) {
            id = action
            self.label = label
        }
    }

    /// What a front-end does once.
    public enum Effect: Hashable, Sendable {
        /// Something of every screen.
        case interaction(InteractionEffect)
        /// Announce that the goal was met while the session was shown.
        case goalReached(FocusTimer)
        /// Announce that the rest ended while the session was shown.
        case restOver(FocusTimer)
    }
}

extension FocusStatus {
    /// What ended between an earlier look at this phase and the present one; nil when nothing did.
    func ending(since earlier: FocusStatus?) -> FocusSessionViewModel.Effect? {
        guard let earlier, earlier.session == session, earlier.timer == timer, !needsReview else {
            return nil
        }
        if isRestOver && !earlier.isRestOver { return .restOver(timer) }
        return isGoalReached && !earlier.isGoalReached ? .goalReached(timer) : nil
    }
}
