/// Selects the service whose alerts are shown.
public struct SelectServiceUseCase: Sendable {
    let desk: any AlertDeskRepository

    /// A use case over this port.
    public init(desk: any AlertDeskRepository) {
        self.desk = desk
    }

    /// The services with the selection; nil selects none.
    ///
    /// - Throws: `.notConnected`, `.serviceNotFound`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ id: AlertService.ID?
    ) async throws(AlertsError) -> ServiceBoard {
        try await desk.update { desk throws(AlertsError) in
            try desk.select(id)
            return desk.board
        }
    }
}
