import HaruData
public import HaruDomain

extension AppContainer {
    /// Keeps the server that alerts come from.
    public var connectAlerts: ConnectAlertsUseCase {
        ConnectAlertsUseCase(desk: alertDesk, policy: remotePolicy)
    }

    /// Asks the server for its services and keeps what it says.
    public var loadServices: LoadServicesUseCase {
        LoadServicesUseCase(alerts: alerts, desk: alertDesk, clock: clock)
    }

    /// Alerts of whatever server the desk is connected to.
    static func alerts(
        _ store: Store,
        desk: any AlertDeskRepository,
        _ configuration: AppConfiguration
    ) -> any AlertRepository {
        let (policy, diagnostics) = (configuration.remotePolicy, configuration.diagnostics)
        return CachedAlertRepository(store: store, desk: desk, clock: configuration.clock) {
            connection in
            let client = APIClient(
                address: connection.address,
                transport: URLSessionTransport(),
                policy: policy,
                pacing: RequestPacing(clock: configuration.clock),
                token: { () async throws(RemoteError) in try await configuration.token(connection)
                },
                diagnostics: diagnostics
            )
            let reader = AnswerReader(policy: policy, diagnostics: diagnostics)
            switch connection.kind {
            case .haru: return RemoteAlertDataSource(client: client, reader: reader)
            case .alertmanager:
                return AlertmanagerDataSource(
                    client: client,
                    reader: reader,
                    history: AlertHistory(store: store, server: connection.server),
                    serviceLabels: connection.serviceLabels,
                    clock: configuration.clock
                )
            }
        }
    }
}
