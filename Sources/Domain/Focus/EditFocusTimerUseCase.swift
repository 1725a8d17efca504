/// Changes what a person may change of a timer.
public struct EditFocusTimerUseCase: Sendable {
    let focus: any FocusRepository
    let policy: FocusPolicy

    /// A use case over these ports.
    public init(focus: any FocusRepository, policy: FocusPolicy) {
        self.focus = focus
        self.policy = policy
    }

    /// What is nil stays as it is.
    ///
    /// - Throws: `.timerNotFound`, `.noChanges`, `.title`, `.notAnEmoji`, `.goalNotOffered`,
    ///   `.repository`.
    public func callAsFunction(
        _ id: FocusTimer.ID,
        title: String? = nil,
        icon: String? = nil,
        goal: FocusTimer.Goal? = nil
    ) async throws(FocusError) -> FocusTimer {
        try await focus.update { desk throws(FocusError) in
            guard var timer = desk.timers[id] else { throw .timerNotFound(id) }
            if let title, title != timer.title.text {
                timer.title = try FocusTimer.Title(title, limit: policy.titleLimit)
            }
            if let icon { timer.icon = try FocusTimer.icon(icon) }
            if let goal { timer.goal = goal }
            try desk.replace(with: timer, policy: policy)
            return timer
        }
    }
}
