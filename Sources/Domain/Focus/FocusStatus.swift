public import Foundation

/// A running session as it stands at one moment.
public struct FocusStatus: Hashable, Sendable {
    /// The timer.
    public let timer: FocusTimer
    /// The session.
    public let session: FocusSession
    /// The time focused; never negative.
    public let focused: Duration
    /// How long the present rest has lasted; nil in focus.
    public let restElapsed: Duration?
    /// What is left of the present rest, at least zero; nil in focus.
    public let restRemaining: Duration?
    /// When the present phase ends, on the steady clock; nil in focus once the goal is met.
    public let phaseEndsAt: Date?
    /// Whether the open stretch of focus is too long to be believed, so that a review must come first.
    public let needsReview: Bool
    /// Whether the session would be recorded if it were stopped now.
    public let wouldBeRecorded: Bool

    init(_ session: FocusSession, of timer: FocusTimer, at now: Date, policy: FocusPolicy) {
        self.timer = timer
        self.session = session
        focused = session.focused(at: now)
        wouldBeRecorded = focused >= policy.shortestRecord
        switch session.phase {
        case .focus:
            (restElapsed, restRemaining) = (nil, nil)
            phaseEndsAt = session.goalReachedAt(timer.goal).flatMap { $0 > now ? $0 : nil }
            needsReview = session.phaseLength(at: now) > policy.believed(for: timer.goal)
        case .rest(_, let end):
            restElapsed = session.phaseLength(at: now)
            restRemaining = max(.zero, end.duration(since: now))
            phaseEndsAt = end
            needsReview = false
        }
    }

    /// Whether the person rests.
    public var isResting: Bool { restElapsed != nil }

    /// Whether the present rest has lasted as long as it should.
    public var isRestOver: Bool { restRemaining == .zero }

    /// What is left to the goal; zero once it is met.
    public var goalRemaining: Duration { max(.zero, timer.goal.duration - focused) }

    /// Whether the goal is met.
    public var isGoalReached: Bool { focused >= timer.goal.duration }

    /// The share of the goal, 0…1.
    public var progress: Double { min(focused / timer.goal.duration, 1) }

    /// When a display in whole seconds changes next: elapsed rounds down, remaining rounds up.
    public func nextSecond(after now: Date) -> Date {
        let running = restElapsed ?? focused
        let next = .seconds(running.components.seconds + 1) - running
        let remaining = restRemaining ?? goalRemaining
        let part = remaining - .seconds(remaining.components.seconds)
        return now.adding(part > .zero ? min(next, part) : next)
    }
}
