/// Removes a timer; its history keeps its name.
public struct RemoveFocusTimerUseCase: Sendable {
    let focus: any FocusRepository
    let clock: WallClock

    /// A use case over these ports.
    public init(focus: any FocusRepository, clock: WallClock) {
        self.focus = focus
        self.clock = clock
    }

    /// - Throws: `.timerNotFound`, `.timerIsRunning`, `.repository`.
    public func callAsFunction(_ id: FocusTimer.ID) async throws(FocusError) {
        let now = clock.now
        try await focus.update { desk throws(FocusError) in try desk.remove(id, at: now) }
    }
}
