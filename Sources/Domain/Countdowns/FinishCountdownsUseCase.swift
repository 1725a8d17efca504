/// Lets countdowns end as their moments come. A host calls it when it starts and at each end.
public struct FinishCountdownsUseCase: Sendable {
    let countdowns: any CountdownRepository
    let clock: WallClock

    /// A use case over these ports.
    public init(countdowns: any CountdownRepository, clock: WallClock) {
        self.countdowns = countdowns
        self.clock = clock
    }

    /// Writes nothing when nothing has ended, so it may be called too often and by several processes.
    ///
    /// - Returns: What ended and was told to nobody yet, in the order of the ends, then of creation.
    /// - Throws: `.repository`.
    public func callAsFunction() async throws(CountdownError) -> [Countdown] {
        let now = clock.steadyNow
        return try await countdowns.update { countdowns throws(CountdownError) in
            countdowns.takeEnds(at: now)
        }
    }
}
