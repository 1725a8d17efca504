/// Switches the notices of a service on or off.
public struct SwitchServiceUseCase: Sendable {
    let desk: any AlertDeskRepository

    /// A use case over this port.
    public init(desk: any AlertDeskRepository) {
        self.desk = desk
    }

    /// The services with their switches afterwards.
    ///
    /// - Throws: `.notConnected`, `.serviceNotFound`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ setting: ServiceSetting
    ) async throws(AlertsError) -> ServiceBoard {
        try await desk.update { desk throws(AlertsError) in
            try desk.set(setting)
            return desk.board
        }
    }
}
