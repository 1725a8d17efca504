/// Changes what a person may change of a timer.
public struct EditCountdownUseCase: Sendable {
    let countdowns: any CountdownRepository
    let sounds: any SoundLibrary
    let clock: WallClock

    /// A use case over these ports.
    public init(
        countdowns: any CountdownRepository,
        sounds: any SoundLibrary,
        clock: WallClock
    ) {
        self.countdowns = countdowns
        self.sounds = sounds
        self.clock = clock
    }

    /// What is nil stays as it is.
    ///
    /// - Throws: `.countdownNotFound`, `.noChanges`, `.notIdle`, `.lengthNotAllowed`, `.labelTooLong`,
    ///   `.soundNotAllowed`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ id: CountdownTimer.ID,
        length: Duration? = nil,
        label: String? = nil,
        end: CountdownTimer.EndAction? = nil
    ) async throws(CountdownError) -> CountdownTimer {
        if let end, try await countdowns.countdowns().all[id]?.timer.end != end {
            try await sounds.allow(end)
        }
        let now = clock.steadyNow
        return try await countdowns.update { countdowns throws(CountdownError) in
            try countdowns.edit(id, at: now) { timer throws(CountdownError) in
                if let length { timer.length = try CountdownTimer.Length(length) }
                if let label { timer.label = try CountdownTimer.Label(label) }
                timer.end = end ?? timer.end
            }
            guard let edited = countdowns.all[id]?.timer else { throw .countdownNotFound(id) }
            return edited
        }
    }
}
