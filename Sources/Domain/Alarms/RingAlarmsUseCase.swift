/// Lets alarms ring, fall silent and be missed as their moments come. A host calls it when it starts,
/// when something changes next, and after a change of the clock or the zone.
public struct RingAlarmsUseCase: Sendable {
    let alarms: any AlarmRepository
    let clock: WallClock
    let environment: EnvironmentSource

    /// A use case over these ports.
    public init(alarms: any AlarmRepository, clock: WallClock, environment: EnvironmentSource) {
        self.alarms = alarms
        self.clock = clock
        self.environment = environment
    }

    /// Writes nothing when nothing is due, so it may be called too often and by several processes.
    ///
    /// - Returns: The alarms as they are now.
    /// - Throws: `.repository`.
    @discardableResult
    public func callAsFunction() async throws(AlarmError) -> AlarmClock {
        let (now, calendar) = (clock.now, environment.current.calendar)
        return try await alarms.update { clock throws(AlarmError) in
            clock.settle(at: now, in: calendar)
            return clock
        }
    }
}
