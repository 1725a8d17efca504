/// Lets alarms ring, fall silent and be missed as their moments come. A host calls it when it starts,
/// when something changes next, and after a change of the clock or the zone.
public struct RingAlarmsUseCase: Sendable {
    /// What happened.
    public struct Outcome: Hashable, Sendable {
        /// The alarms as they are now.
        public let clock: AlarmClock
        /// The alarms that began to ring, by time of day.
        public let began: [Alarm]
        /// The alarms of which a ring was missed, by time of day.
        public let missed: [Alarm]
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

    /// Writes nothing when nothing is due, so it may be called too often and by several processes.
    ///
    /// - Returns: What happened in this call; of several processes one hears of a ring.
    /// - Throws: `.repository`.
    @discardableResult
    public func callAsFunction() async throws(AlarmError) -> Outcome {
        let (now, calendar) = (clock.now, environment.current.calendar)
        return try await alarms.update { clock throws(AlarmError) in
            let before = clock.entries
            clock.settle(at: now, in: calendar)
            let after = clock.entriesInOrder
            return Outcome(
                clock: clock,
                began: after.filter {
                    let ring = $0.state.ring
                    return ring != nil && ring?.due != before[$0.id]?.state.ring?.due
                }.map(\.alarm),
                missed: after.filter {
                    let missed = $0.state.missedAt
                    return missed != nil && missed != before[$0.id]?.state.missedAt
                }.map(\.alarm)
            )
        }
    }
}
