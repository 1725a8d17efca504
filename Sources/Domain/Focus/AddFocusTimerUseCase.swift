public import Foundation

/// Adds a timer.
public struct AddFocusTimerUseCase: Sendable {
    let focus: any FocusRepository
    let clock: WallClock
    let policy: FocusPolicy
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(
        focus: any FocusRepository,
        clock: WallClock,
        policy: FocusPolicy,
        makeID: @escaping @Sendable () -> UUID
    ) {
        self.focus = focus
        self.clock = clock
        self.policy = policy
        self.makeID = makeID
    }

    /// Without an icon or a goal the timer gets 🟣 and the policy's default.
    ///
    /// - Throws: `.title`, `.notAnEmoji`, `.goalNotOffered`, `.tooManyTimers`, `.repository`.
    public func callAsFunction(
        title: String,
        icon: String? = nil,
        goal: FocusTimer.Goal? = nil
    ) async throws(FocusError) -> FocusTimer {
        let timer = FocusTimer(
            id: makeID(),
            title: try FocusTimer.Title(title, limit: policy.titleLimit),
            icon: try icon.map(FocusTimer.icon) ?? FocusTimer.defaultIcon,
            goal: goal ?? policy.defaultGoal,
            createdAt: clock.now
        )
        return try await focus.update { desk throws(FocusError) in
            try desk.add(timer, policy: policy)
            return timer
        }
    }
}

extension FocusTimer {
    /// The icon that a person typed.
    static func icon(_ text: String) throws(FocusError) -> Emoji {
        guard let icon = Emoji(text) else { throw .notAnEmoji }
        return icon
    }
}
