import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport

/// Services and alerts in memory, and the view models over them.
@MainActor
final class AlertWorld {
    static let start = Date(timeIntervalSince1970: 1_792_022_400)

    let clock = ManualClock(start)
    let desk = InMemoryAlertDeskRepository()
    let alerts: InMemoryAlertRepository
    let environment: EnvironmentSource
    private let language = Language.korean

    init(services: [String] = ["api", "web"], count: Int = 5, pageSize: Int = 2) {
        alerts = InMemoryAlertRepository(
            Self.list(services),
            alerts: (0..<count).map { Self.alert($0) },
            pageSize: pageSize
        )
        let zone = TimeZone(identifier: "Asia/Seoul") ?? .gmt
        environment = EnvironmentSource { UserEnvironment(zone: zone, language: .korean) }
    }

    static func list(_ services: [String], isAuthoritative: Bool = true) -> AlertServiceList {
        AlertServiceList(
            services.map { AlertService(id: $0, name: $0.uppercased()) },
            isAuthoritative: isAuthoritative
        )
    }

    /// Alerts of a minute each, the lower numbers the newer ones.
    static func alert(_ number: Int, of service: String = "api") -> ServiceAlert {
        ServiceAlert(
            id: "\(service)-\(number)",
            serviceID: service,
            title: "지연 \(number)",
            severity: number.isMultiple(of: 2) ? .critical : nil,
            occurredAt: start.addingTimeInterval(Double(-60 * number))
        )
    }

    var texts: TextSource { TextSource(environment) }
    var select: SelectServiceUseCase { SelectServiceUseCase(desk: desk) }

    var loadServices: LoadServicesUseCase {
        LoadServicesUseCase(alerts: alerts, desk: desk, clock: clock.clock)
    }

    func connect() async throws {
        let connection = try AlertConnection("https://alerts.example.com")
        try await desk.update { desk throws(AlertsError) in desk.connect(to: connection) }
    }

    /// Connects, lists the services and selects one.
    func start(selecting service: String? = "api") async throws {
        try await connect()
        _ = try await loadServices()
        try await select(service)
    }

    func list(over repository: (any AlertRepository)? = nil) -> AlertListViewModel {
        AlertListViewModel(
            alerts: repository ?? alerts,
            desk: desk,
            clock: clock.clock,
            texts: texts,
            look: LookAtAlertsUseCase(desk: desk)
        )
    }

    func detail(_ id: String, showing alert: ServiceAlert? = nil) -> AlertDetailViewModel {
        AlertDetailViewModel(id, showing: alert, alerts: alerts, texts: texts)
    }

    func picker() -> ServicePickerViewModel {
        ServicePickerViewModel(
            desk: desk,
            texts: texts,
            loadServices: loadServices,
            select: select
        )
    }

    func settings(over repository: (any AlertDeskRepository)? = nil) -> AlertSettingsViewModel {
        let desk: any AlertDeskRepository = repository ?? desk
        return AlertSettingsViewModel(
            desk: desk,
            texts: texts,
            loadServices: LoadServicesUseCase(alerts: alerts, desk: desk, clock: clock.clock),
            switchService: SwitchServiceUseCase(desk: desk)
        )
    }

    func launch() -> AlertLaunchViewModel {
        AlertLaunchViewModel(
            desk: desk,
            texts: texts,
            loadServices: loadServices,
            openPush: OpenPushUseCase(select: select, loadServices: loadServices)
        )
    }
}

extension AlertListViewModel.State {
    /// The identifiers of what is shown, in order.
    var ids: [String] { sections.flatMap(\.rows).map(\.id) }
}
