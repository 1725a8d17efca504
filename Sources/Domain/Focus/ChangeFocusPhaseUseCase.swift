/// Takes the running session from focus to rest, from rest to focus, or makes a rest longer.
public struct ChangeFocusPhaseUseCase: Sendable {
    /// What a person wants of the session.
    public enum Intent: Hashable, Sendable {
        /// Rest now.
        case rest
        /// Focus again.
        case resume
        /// Rest in focus, focus in a rest: the one button.
        case toggle
        /// Rest longer by one of the lengths that the policy offers.
        case extend(Duration)
    }

    let focus: any FocusRepository
    let clock: WallClock
    let policy: FocusPolicy

    /// A use case over these ports.
    public init(focus: any FocusRepository, clock: WallClock, policy: FocusPolicy) {
        self.focus = focus
        self.clock = clock
        self.policy = policy
    }

    /// - Throws: `.notRunning`, `.needsReview`, `.alreadyResting`, `.notResting`, `.tooSoon`,
    ///   `.extensionNotOffered`, `.repository`.
    public func callAsFunction(_ intent: Intent) async throws(FocusError) {
        let now = clock.steadyNow
        try await focus.update { desk throws(FocusError) in
            switch intent {
            case .rest: try desk.rest(at: now, policy: policy)
            case .resume: try desk.resume(at: now, policy: policy)
            case .toggle: try desk.toggle(at: now, policy: policy)
            case .extend(let length): try desk.extendRest(by: length, at: now, policy: policy)
            }
        }
    }
}
