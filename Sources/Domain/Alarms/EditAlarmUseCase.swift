/// Changes what a person may change of an alarm.
public struct EditAlarmUseCase: Sendable {
    let alarms: any AlarmRepository
    let sounds: any SoundLibrary
    let clock: WallClock
    let environment: EnvironmentSource

    /// A use case over these ports.
    public init(
        alarms: any AlarmRepository,
        sounds: any SoundLibrary,
        clock: WallClock,
        environment: EnvironmentSource
    ) {
        self.alarms = alarms
        self.sounds = sounds
        self.clock = clock
        self.environment = environment
    }

    /// What is nil stays as it is; no days make the alarm ring once.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges`, `.labelTooLong`, `.soundNotAllowed`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ id: Alarm.ID,
        time: TimeOfDay? = nil,
        days: Set<Weekday>? = nil,
        label: String? = nil,
        sound: Alarm.Sound? = nil,
        snooze: Alarm.Snooze? = nil
    ) async throws(AlarmError) -> Alarm {
        let stored = try await alarms.alarms().entries[id]?.alarm
        if let sound, sound != stored?.sound { try await sounds.allow(sound) }
        let label = try label.map { text throws(AlarmError) in try Alarm.Label(text) }
        let (now, calendar) = (clock.now, environment.current.calendar)
        return try await alarms.update { clock throws(AlarmError) in
            var edited: Alarm?
            try clock.edit(id, at: now, in: calendar) { alarm throws(AlarmError) in
                alarm.time = time ?? alarm.time
                alarm.days = days ?? alarm.days
                alarm.label = label ?? alarm.label
                alarm.sound = sound ?? alarm.sound
                alarm.snooze = snooze ?? alarm.snooze
                edited = alarm
            }
            guard let edited else { throw .alarmNotFound(id) }
            return edited
        }
    }
}
