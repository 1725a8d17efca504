public import Foundation

/// Adds an alarm and switches it on.
public struct AddAlarmUseCase: Sendable {
    let alarms: any AlarmRepository
    let sounds: any SoundLibrary
    let clock: WallClock
    let makeID: @Sendable () -> UUID

    /// A use case over these ports.
    public init(
        alarms: any AlarmRepository,
        sounds: any SoundLibrary,
        clock: WallClock,
        makeID: @escaping @Sendable () -> UUID
    ) {
        self.alarms = alarms
        self.sounds = sounds
        self.clock = clock
        self.makeID = makeID
    }

    /// Without days the alarm rings once.
    ///
    /// - Throws: `.labelTooLong`, `.soundNotAllowed`, `.repository`.
    public func callAsFunction(
        time: TimeOfDay,
        days: Set<Weekday> = [],
        label: String = "",
        sound: Alarm.Sound = .standard,
        snooze: Alarm.Snooze = .standard
    ) async throws(AlarmError) -> Alarm {
        try await sounds.allow(sound)
        let now = clock.now
        let alarm = Alarm(
            id: makeID(),
            time: time,
            days: days,
            label: try Alarm.Label(label),
            sound: sound,
            snooze: snooze,
            createdAt: now
        )
        try await alarms.update { clock throws(AlarmError) in clock.add(alarm, at: now) }
        return alarm
    }
}

extension SoundLibrary {
    /// Refuses a sound file that could not be played when it is time.
    func allow(_ sound: Alarm.Sound) async throws(AlarmError) {
        guard case .named(let name) = sound else { return }
        do { try await check(name) } catch { throw .soundNotAllowed(error) }
    }
}
