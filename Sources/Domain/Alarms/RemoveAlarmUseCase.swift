/// Removes an alarm.
public struct RemoveAlarmUseCase: Sendable {
    let alarms: any AlarmRepository

    /// A use case over this port.
    public init(alarms: any AlarmRepository) {
        self.alarms = alarms
    }

    /// - Throws: `.alarmNotFound`, `.repository`.
    public func callAsFunction(_ id: Alarm.ID) async throws(AlarmError) {
        try await alarms.update { clock throws(AlarmError) in try clock.remove(id) }
    }
}
