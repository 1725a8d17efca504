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
        /// The whole state in words, for assistive technology; never empty.
        public var accessibilityLabel: String
        /// When a text changes next, on the steady clock; nil while nothing runs.
        public var nextRefresh: Date?
        /// The question that must be answered before the session ends; nil while nobody asks.
        public var stopQuestion: StopQuestion?
        /// Why the last read or change failed; nil when it did not.
        public var failure: FocusError?

        /// A state of one's own, for previews.
        public init(
            status: FocusStatus? = nil,
            elapsedText: String = "",
            remainingText: String = "",
            phaseText: String = "",
            accessibilityLabel: String = "",
            nextRefresh: Date? = nil,
            stopQuestion: StopQuestion? = nil,
            failure: FocusError? = nil
        ) {
            self.status = status
            self.elapsedText = elapsedText
            self.remainingText = remainingText
            self.phaseText = phaseText
            self.accessibilityLabel = accessibilityLabel
            self.nextRefresh = nextRefresh
            self.stopQuestion = stopQuestion
            self.failure = failure
        }
    }

    /// Asks whether to end the session, and says what becomes of it.
    public struct StopQuestion: Equatable, Sendable {
        /// The question.
        public var title: String
        /// Whether the session will be recorded, in words.
        public var message: String
        /// Whether the session will be recorded.
        public var willBeRecorded: Bool

        /// A question of one's own, for previews.
        public init(title: String, message: String, willBeRecorded: Bool) {
            self.title = title
            self.message = message
            self.willBeRecorded = willBeRecorded
        }
    }

    /// What a front-end does once.
    public enum Effect: Hashable, Sendable {
        /// Say that the session was recorded.
        case recorded(FocusRecord)
        /// Say that the session was too short to be recorded.
        case discarded
        /// Announce that the goal was met while the session was shown.
        case goalReached(FocusTimer)
        /// Announce that the rest ended while the session was shown.
        case restOver(FocusTimer)
    }
}

extension Texts {
    /// The phase of a session, or that none is running.
    public func phase(of status: FocusStatus?) -> String {
        guard let status else { return self(\.focus.noSession) }
        if status.needsReview { return self(\.focus.reviewTitle) }
        if status.isResting {
            return self(status.isRestOver ? \.focus.restOver : \.focus.restPhase)
        }
        return self(status.isGoalReached ? \.focus.goalReached : \.focus.focusPhase)
    }

    /// The time focused, `H:MM:SS`.
    public func elapsed(of status: FocusStatus) -> String { elapsed(status.focused) }

    /// What is left to the goal or, in a rest, of the rest, `MM:SS`.
    public func remaining(of status: FocusStatus) -> String {
        remaining(status.restRemaining ?? status.goalRemaining)
    }

    /// A session in words, for assistive technology.
    public func accessibilityLabel(of status: FocusStatus?) -> String {
        guard let status else { return self(\.focus.noSession) }
        let time = spoken(status.restElapsed ?? status.focused)
        let left = spoken(.seconds(status.wholeSecondsLeft))
        return list([status.timer.title.text, phase(of: status), time, left])
    }

    func stopQuestion(
        of status: FocusStatus,
        policy: FocusPolicy
    ) -> FocusSessionViewModel.StopQuestion {
        FocusSessionViewModel.StopQuestion(
            title: self(\.focus.stopTitle),
            message: status.wouldBeRecorded
                ? self(\.focus.stopRecords, [.time: spoken(status.focused)])
                : self(\.focus.stopDiscards, [.time: spoken(policy.shortestRecord)]),
            willBeRecorded: status.wouldBeRecorded
        )
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

    /// What is left of the phase in whole seconds, rounded up as it is shown.
    fileprivate var wholeSecondsLeft: Int64 {
        let (seconds, part) = (restRemaining ?? goalRemaining).components
        return seconds + (part > 0 ? 1 : 0)
    }
}
