/// Removes a timer, whatever it does.
public struct RemoveCountdownUseCase: Sendable {
    let countdowns: any CountdownRepository

    /// A use case over this port.
    public init(countdowns: any CountdownRepository) {
        self.countdowns = countdowns
    }

    /// - Throws: `.countdownNotFound`, `.repository`.
    public func callAsFunction(_ id: CountdownTimer.ID) async throws(CountdownError) {
        try await countdowns.update { countdowns throws(CountdownError) in
            try countdowns.remove(id)
        }
    }
}
