public import Foundation

/// Adds a timer, and starts it if it is asked to.
public struct AddCountdownUseCase: Sendable {
    let countdowns: any CountdownRepository
    let sounds: any SoundLibrary
    let clock: WallClock
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(
        countdowns: any CountdownRepository,
        sounds: any SoundLibrary,
        clock: WallClock,
        makeID: @escaping @Sendable () -> UUID
    ) {
        self.countdowns = countdowns
        self.sounds = sounds
        self.clock = clock
        self.makeID = makeID
    }

    /// - Throws: `.lengthNotAllowed`, `.labelTooLong`, `.soundNotAllowed`, `.repository`.
    public func callAsFunction(
        _ length: Duration,
        label: String = "",
        end: CountdownTimer.EndAction = .standard,
        starting: Bool = false
    ) async throws(CountdownError) -> Countdown {
        try await sounds.allow(end)
        let now = clock.steadyNow
        let timer = CountdownTimer(
            id: makeID(),
            label: try CountdownTimer.Label(label),
            length: try CountdownTimer.Length(length),
            end: end,
            createdAt: now
        )
        return try await countdowns.update { countdowns throws(CountdownError) in
            countdowns.add(timer)
            if starting { try countdowns.start(timer.id, at: now) }
            return countdowns.all[timer.id] ?? Countdown(timer: timer)
        }
    }
}

extension SoundLibrary {
    /// Refuses a sound file that could not be played when the time is up.
    func allow(_ end: CountdownTimer.EndAction) async throws(CountdownError) {
        guard case .sound(let name) = end, end != .standard else { return }
        do { try await check(name) } catch { throw .soundNotAllowed(error) }
    }
}
