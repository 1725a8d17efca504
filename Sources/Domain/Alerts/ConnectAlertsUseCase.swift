/// Keeps the server that alerts come from.
public struct ConnectAlertsUseCase: Sendable {
    let desk: any AlertDeskRepository
    let policy: RemotePolicy

    /// A use case over this port and policy.
    public init(desk: any AlertDeskRepository, policy: RemotePolicy) {
        self.desk = desk
        self.policy = policy
    }

    /// Nothing is asked of the server.
    ///
    /// - Throws: `.remote(.insecure)`, `.repository`.
    public func callAsFunction(_ connection: AlertConnection) async throws(AlertsError) {
        guard connection.isSecure || policy.allowsInsecure else { throw .remote(.insecure) }
        try await desk.update { desk throws(AlertsError) in desk.connect(to: connection) }
    }
}
