/// Leaves out rings of an alarm that stays switched on.
public struct LeaveOutAlarmUseCase: Sendable {
    /// What is to be left out.
    public enum Intent: Hashable, Sendable {
        /// The next regular ring.
        case next
        /// Nothing that was skipped before.
        case nothing
        /// Every ring of these days, both included.
        case days(from: CalendarDay, to: CalendarDay)
        /// No days: a pause ends.
        case noDays
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

    /// - Throws: `.alarmNotFound`, `.noChanges`, `.nothingToSkip`, `.pauseEndsTooSoon`,
    ///   `.repository`.
    public func callAsFunction(_ intent: Intent, of id: Alarm.ID) async throws(AlarmError) {
        let (now, calendar) = (clock.now, environment.current.calendar)
        try await alarms.update { clock throws(AlarmError) in
            switch intent {
            case .next: try clock.skipNext(id, at: now, in: calendar)
            case .nothing: try clock.unskip(id, at: now, in: calendar)
            case .days(let first, let last):
                guard first <= last else { throw .pauseEndsTooSoon }
                try clock.pause(id, on: first...last, at: now, in: calendar)
            case .noDays: try clock.pause(id, on: nil, at: now, in: calendar)
            }
        }
    }
}
