public import Foundation

/// A timer and what it does.
///
/// Instants are those of `WallClock.steadyNow`. They are stored as they are, so closing the program
/// changes nothing.
public struct Countdown: Identifiable, Hashable, Sendable {
    /// What a timer does.
    public enum State: Hashable, Sendable {
        /// It waits to be started.
        case idle
        /// It counts down to an instant; `since` is when that was decided.
        case running(until: Date, since: Date)
        /// It stands, with so much left.
        case paused(remaining: Duration)
        /// It ended at an instant, and somebody was told or not yet.
        case finished(at: Date, isReported: Bool)
    }

    /// What a person edits.
    public internal(set) var timer: CountdownTimer
    /// What it does.
    public internal(set) var state: State

    /// The identity, that of the timer.
    public var id: CountdownTimer.ID { timer.id }

    /// A countdown as it was stored.
    public init(timer: CountdownTimer, state: State = .idle) {
        self.timer = timer
        self.state = state
    }

    /// What is left at a moment: all of it while it is idle, nothing once it has ended, never less.
    public func remaining(at now: Date) -> Duration {
        switch state {
        case .idle: timer.length.duration
        case .running(let until, let since):
            max(.zero, min(until.duration(since: now), until.duration(since: since)))
        case .paused(let remaining): remaining
        case .finished: .zero
        }
    }

    /// When it ends if nobody touches it; nil unless it runs.
    public var endsAt: Date? {
        if case .running(let until, _) = state { until } else { nil }
    }

    /// When it ended; nil unless it has.
    public var finishedAt: Date? {
        if case .finished(let at, _) = state { at } else { nil }
    }

    /// Lets it end if its moment has come. A clock that was set back, which only a new start of the program
    /// can bring, adds nothing to what is left.
    mutating func settle(at now: Date) {
        guard case .running(var until, let since) = state else { return }
        if now < since {
            until = now.adding(until.duration(since: since))
            state = .running(until: until, since: now)
        }
        if until <= now { state = .finished(at: until, isReported: false) }
    }

    /// Starts from the whole length, or goes on after a pause; one that runs goes on running.
    mutating func start(at now: Date) {
        switch state {
        case .running: return
        case .paused: resume(at: now)
        case .idle, .finished:
            timer.lastStartedAt = now
            state = .running(until: now.adding(timer.length.duration), since: now)
        }
    }

    /// Stops counting; one that is paused stays so.
    ///
    /// - Throws: `.notRunning`.
    mutating func pause(at now: Date) throws(CountdownError) {
        switch state {
        case .paused: return
        case .running: state = .paused(remaining: remaining(at: now))
        case .idle, .finished: throw .notRunning
        }
    }

    /// Goes on counting; one that runs goes on running.
    ///
    /// - Throws: `.notRunning`.
    mutating func goOn(at now: Date) throws(CountdownError) {
        switch state {
        case .running: return
        case .paused: resume(at: now)
        case .idle, .finished: throw .notRunning
        }
    }

    /// Lengthens what is left.
    ///
    /// - Throws: `.notRunning`.
    mutating func extend(by length: CountdownTimer.Length, at now: Date) throws(CountdownError) {
        switch state {
        case .running(let until, _):
            state = .running(until: until.adding(length.duration), since: now)
        case .paused(let remaining):
            state = .paused(remaining: remaining + length.duration)
        case .idle, .finished: throw .notRunning
        }
    }

    private mutating func resume(at now: Date) {
        state = .running(until: now.adding(remaining(at: now)), since: now)
    }
}
