/// Answers an alarm that rings.
public struct AnswerAlarmUseCase: Sendable {
    /// How a person answers.
    public enum Answer: Hashable, Sendable {
        /// Ring again later.
        case snooze
        /// Be silent until the next regular ring.
        case stop
    }

    let alarms: any AlarmRepository
    let clock: WallClock
    let environment: EnvironmentSource

    /// A use case over these ports.
    public init(alarms: any AlarmRepository, clock: WallClock, environment: EnvironmentSource) {
        self.alarms = alarms
        self.clock = clock
        self.environment = environment
    }

    /// - Throws: `.alarmNotFound`, `.notRinging`, `.snoozeIsOff`, `.repository`.
    public func callAsFunction(_ answer: Answer, _ id: Alarm.ID) async throws(AlarmError) {
        let (now, calendar) = (clock.now, environment.current.calendar)
        try await alarms.update { clock throws(AlarmError) in
            switch answer {
            case .snooze: try clock.snooze(id, at: now, in: calendar)
            case .stop: try clock.stop(id, at: now, in: calendar)
            }
        }
    }
}
