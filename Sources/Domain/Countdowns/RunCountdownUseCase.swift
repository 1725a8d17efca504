/// Starts, pauses and goes on with a timer, gives it more time, and makes it idle. Each may be asked for
/// twice: the second time changes nothing.
public struct RunCountdownUseCase: Sendable {
    /// What is asked for.
    public enum Intent: Hashable, Sendable {
        /// Count from the whole length, or go on after a pause.
        case start
        /// Stop for a while.
        case pause
        /// Go on after a pause.
        case resume
        /// Have so much more left, 0:00:01 to 23:59:59.
        case extend(Duration)
        /// Be idle again.
        case reset
    }

    let countdowns: any CountdownRepository
    let clock: WallClock

    /// A use case over these ports.
    public init(countdowns: any CountdownRepository, clock: WallClock) {
        self.countdowns = countdowns
        self.clock = clock
    }

    /// - Throws: `.countdownNotFound`, `.notRunning`, `.lengthNotAllowed`, `.repository`.
    public func callAsFunction(
        _ intent: Intent,
        _ id: CountdownTimer.ID
    ) async throws(CountdownError) {
        let now = clock.steadyNow
        try await countdowns.update { countdowns throws(CountdownError) in
            switch intent {
            case .start: try countdowns.start(id, at: now)
            case .pause: try countdowns.pause(id, at: now)
            case .resume: try countdowns.resume(id, at: now)
            case .extend(let length):
                try countdowns.extend(id, by: try CountdownTimer.Length(length), at: now)
            case .reset: try countdowns.reset(id, at: now)
            }
        }
    }
}
