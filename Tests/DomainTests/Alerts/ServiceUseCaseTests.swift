import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// The intents on services that write: select, switch, open from a push, look.
struct ServiceUseCaseTests {
    let alerts = InMemoryAlertRepository(
        AlertServiceList(AlertRepositoryContract.services, isAuthoritative: true),
        alerts: AlertRepositoryContract.alerts
    )
    let desk = InMemoryAlertDeskRepository()
    let clock = ManualClock()

    var select: SelectServiceUseCase { SelectServiceUseCase(desk: desk) }
    var switchService: SwitchServiceUseCase { SwitchServiceUseCase(desk: desk) }
    var look: LookAtAlertsUseCase { LookAtAlertsUseCase(desk: desk) }

    var load: LoadServicesUseCase {
        LoadServicesUseCase(alerts: alerts, desk: desk, clock: clock.clock)
    }

    var open: OpenPushUseCase { OpenPushUseCase(select: select, loadServices: load) }

    func connect() async throws {
        let connection = try AlertConnection("https://alerts.example.com")
        try await desk.update { desk throws(AlertsError) in desk.connect(to: connection) }
    }

    @Test func `selects what is known, and nothing`() async throws {
        await #expect(throws: AlertsError.notConnected) { try await select("api") }
        try await connect()
        _ = try await load()

        #expect(try await select("web").selected == "web")
        await #expect(throws: AlertsError.serviceNotFound("z")) { try await select("z") }
        #expect(try await desk.desk().board.selected == "web")
        #expect(try await select(nil).selected == nil)
    }

    @Test func `switches the notices of what is known`() async throws {
        try await connect()
        _ = try await load()

        let off = ServiceSetting(serviceID: "web", notificationsOn: false)
        #expect(try await switchService(off)["web"]?.isMuted == true)
        await #expect(throws: AlertsError.serviceNotFound("z")) {
            try await switchService(ServiceSetting(serviceID: "z"))
        }
        await desk.fail(with: .noSpace)
        await #expect(throws: AlertsError.repository(.saveFailed(.noSpace))) {
            try await switchService(ServiceSetting(serviceID: "web"))
        }
        await desk.fail(with: nil)
        #expect(try await desk.desk().board["web"]?.isMuted == true)
    }

    @Test func `a push selects its service, before the list is there as well`() async throws {
        try await connect()
        #expect(try await open(AlertPush(serviceID: "web")).selected == "web")
        #expect(await alerts.requests == 0)

        #expect(try await load().current == "web")
        #expect(try await open(AlertPush(serviceID: "api", alertID: "a1")).current == "api")
        #expect(await alerts.requests == 1)
    }

    @Test func `a push for a service that is new asks the server once`() async throws {
        try await connect()
        _ = try await load()
        let new = AlertRepositoryContract.services + [AlertService(id: "new", name: "New")]
        await alerts.list(AlertServiceList(new, isAuthoritative: true))

        #expect(try await open(AlertPush(serviceID: "new")).current == "new")
        #expect(await alerts.requests == 2)
    }

    @Test func `a push for a service that is gone leaves the selection`() async throws {
        try await connect()
        _ = try await load()
        try await select("web")

        let gone = AlertPush(serviceID: "gone", alertID: "1")
        await #expect(throws: AlertsError.serviceNotFound("gone")) { try await open(gone) }
        await alerts.fail(with: .remote(.offline))
        await #expect(throws: AlertsError.remote(.offline)) { try await open(gone) }
        #expect(try await desk.desk().board.current == "web")
    }

    @Test func `alerts that came after the last look are new`() async throws {
        try await connect()
        _ = try await load()
        let page = try await alerts.page(AlertQuery(serviceID: "api"))
        func count() async throws -> Int? {
            try await desk.desk().board["api"]?.newAlerts(on: page)
        }

        #expect(try await count() == 5)
        try await look(AlertPage(alerts: Array(page.alerts.suffix(3))), of: "api")
        #expect(try await count() == 2)
        try await look(page, of: "api")
        #expect(try await count() == 0)
        try await look(AlertPage(alerts: Array(page.alerts.suffix(1))), of: "api")
        try await look(AlertPage(alerts: []), of: "api")
        try await look(page, of: "nobody")
        _ = try await load()
        #expect(try await count() == 0)
    }

    @Test func `what was kept stands in for a server that fails, but for the same question only`()
        async throws
    {
        let query = AlertQuery(serviceID: "web")
        let page = try await alerts.page(query)
        #expect(try await alerts.firstPage(query) == AlertReading(page))
        await alerts.fail(with: .remote(.timeout))
        #expect(
            try await alerts.firstPage(query)
                == AlertReading(page, failure: .remote(.timeout))
        )
        let other = AlertQuery(serviceID: "api")
        await #expect(throws: AlertsError.remote(.timeout)) { try await alerts.firstPage(other) }
        for error in [AlertsError.remote(.insecure), .remote(.cancelled), .serviceNotFound("web")] {
            await alerts.fail(with: error)
            await #expect(throws: error) { try await alerts.firstPage(query) }
        }
    }
}
