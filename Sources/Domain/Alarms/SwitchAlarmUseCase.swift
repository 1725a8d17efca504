/// Switches an alarm on or off.
public struct SwitchAlarmUseCase: Sendable {
    let alarms: any AlarmRepository
    let clock: WallClock
    let environment: EnvironmentSource

    /// A use case over these ports.
    public init(alarms: any AlarmRepository, clock: WallClock, environment: EnvironmentSource) {
        self.alarms = alarms
        self.clock = clock
        self.environment = environment
    }

    /// Either way no snooze, skip or pause is left.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges`, `.repository`.
    public func callAsFunction(_ id: Alarm.ID, on isEnabled: Bool) async throws(AlarmError) {
        let (now, calendar) = (clock.now, environment.current.calendar)
        try await alarms.update { clock throws(AlarmError) in
            try clock.setEnabled(isEnabled, id, at: now, in: calendar)
        }
    }
}
