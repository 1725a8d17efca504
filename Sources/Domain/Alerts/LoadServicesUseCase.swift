/// Asks the server for its services and keeps what it says.
public struct LoadServicesUseCase: Sendable {
    let alerts: any AlertRepository
    let desk: any AlertDeskRepository
    let clock: WallClock

    /// A use case over these ports.
    public init(alerts: any AlertRepository, desk: any AlertDeskRepository, clock: WallClock) {
        self.alerts = alerts
        self.desk = desk
        self.clock = clock
    }

    /// The services with their switches. When it throws, what was known before still stands in the desk.
    ///
    /// - Throws: `.notConnected`, `.remote`, `.repository`.
    public func callAsFunction() async throws(AlertsError) -> ServiceBoard {
        let list = try await alerts.services()
        let now = clock.now
        return try await desk.update { desk throws(AlertsError) in
            try desk.note(list, at: now)
            return desk.board
        }
    }
}
