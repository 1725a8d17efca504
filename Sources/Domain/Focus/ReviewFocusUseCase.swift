/// Ends a session that was left open for too long, as the person says it was.
public struct ReviewFocusUseCase: Sendable {
    let focus: any FocusRepository
    let clock: WallClock
    let policy: FocusPolicy

    /// A use case over these ports.
    public init(focus: any FocusRepository, clock: WallClock, policy: FocusPolicy) {
        self.focus = focus
        self.clock = clock
        self.policy = policy
    }

    /// - Throws: `.notRunning`, `.nothingToReview`, `.repository`.
    public func callAsFunction(_ review: FocusReview) async throws(FocusError) -> FocusOutcome {
        let now = clock.steadyNow
        return try await focus.update { desk throws(FocusError) in
            try desk.review(review, at: now, policy: policy)
        }
    }
}
