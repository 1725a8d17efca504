/// Remembers what was seen of a service, so that later alerts count as new.
public struct LookAtAlertsUseCase: Sendable {
    let desk: any AlertDeskRepository

    /// A use case over this port.
    public init(desk: any AlertDeskRepository) {
        self.desk = desk
    }

    /// Takes the alerts of a page that was shown. Nothing is written when all were seen before, or when
    /// the service is not known.
    ///
    /// - Throws: `.notConnected`, `.repository`.
    public func callAsFunction(
        _ page: AlertPage,
        of id: AlertService.ID
    ) async throws(AlertsError) {
        guard let newest = page.alerts.map(\.occurredAt).max() else { return }
        try await desk.update { desk throws(AlertsError) in try desk.look(at: id, until: newest) }
    }
}
