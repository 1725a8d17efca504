import HaruData
public import HaruDomain
public import HaruPresentation

extension AppContainer {
    /// Keeps the server that alerts come from.
    public var connectAlerts: ConnectAlertsUseCase {
        ConnectAlertsUseCase(desk: alertDesk, policy: remotePolicy)
    }

    /// Asks the server for its services and keeps what it says.
    public var loadServices: LoadServicesUseCase {
        LoadServicesUseCase(alerts: alerts, desk: alertDesk, clock: clock)
    }

    /// Selects the service whose alerts are shown.
    public var selectService: SelectServiceUseCase {
        SelectServiceUseCase(desk: alertDesk)
    }

    /// Switches the notices of services.
    public var switchService: SwitchServiceUseCase {
        SwitchServiceUseCase(desk: alertDesk)
    }

    /// Follows a push into the application.
    public var openPush: OpenPushUseCase {
        OpenPushUseCase(select: selectService, loadServices: loadServices)
    }

    /// Remembers which alerts were seen.
    public var lookAtAlerts: LookAtAlertsUseCase {
        LookAtAlertsUseCase(desk: alertDesk)
    }

    /// A view model of where the alerts are.
    @MainActor
    public func makeAlertLaunchViewModel() -> AlertLaunchViewModel {
        AlertLaunchViewModel(
            desk: alertDesk,
            texts: texts,
            loadServices: loadServices,
            openPush: openPush
        )
    }

    /// A view model of the choice of a service.
    @MainActor
    public func makeServicePickerViewModel() -> ServicePickerViewModel {
        ServicePickerViewModel(
            desk: alertDesk,
            texts: texts,
            loadServices: loadServices,
            select: selectService
        )
    }

    /// A view model of the alerts of the selected service.
    @MainActor
    public func makeAlertListViewModel() -> AlertListViewModel {
        AlertListViewModel(
            alerts: alerts,
            desk: alertDesk,
            clock: clock,
            texts: texts,
            look: lookAtAlerts
        )
    }

    /// A view model of one alert, which shows `alert` until it has been loaded.
    @MainActor
    public func makeAlertDetailViewModel(
        _ id: ServiceAlert.ID,
        showing alert: ServiceAlert? = nil
    ) -> AlertDetailViewModel {
        AlertDetailViewModel(id, showing: alert, alerts: alerts, texts: texts)
    }

    /// A view model of the switches of the services.
    @MainActor
    public func makeAlertSettingsViewModel() -> AlertSettingsViewModel {
        AlertSettingsViewModel(
            desk: alertDesk,
            texts: texts,
            loadServices: loadServices,
            switchService: switchService
        )
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
