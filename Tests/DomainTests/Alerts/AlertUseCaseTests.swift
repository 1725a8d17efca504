import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlertUseCaseTests {
    let alerts = InMemoryAlertRepository(
        AlertServiceList(AlertRepositoryContract.services, isAuthoritative: true)
    )
    let desk = InMemoryAlertDeskRepository()
    let clock = ManualClock()

    var load: LoadServicesUseCase {
        LoadServicesUseCase(alerts: alerts, desk: desk, clock: clock.clock)
    }

    func connect(
        _ address: String,
        policy: RemotePolicy = .standard
    ) async throws {
        try await ConnectAlertsUseCase(desk: desk, policy: policy)(try AlertConnection(address))
    }

    @Test func `keeps the server, unless a token would travel for everyone to read`() async throws {
        await #expect(throws: AlertsError.remote(.insecure)) {
            try await connect("http://alerts.example.com")
        }
        #expect(try await desk.desk().connection == nil)

        try await connect("https://alerts.example.com")
        #expect(try await desk.desk().connection == AlertConnection("https://alerts.example.com"))
        var policy = RemotePolicy.standard
        policy.allowsInsecure = true
        try await connect("http://alerts.example.com", policy: policy)
        #expect(try await desk.desk().connection?.isSecure == false)
    }

    @Test func `a list of services is kept with the switches as they were`() async throws {
        try await connect("https://alerts.example.com")
        #expect(try await load().services.map(\.id) == ["api", "web"])
        try await desk.update { desk throws(AlertsError) in
            try desk.set(ServiceSetting(serviceID: "web", notificationsOn: false))
        }
        await alerts.list(
            AlertServiceList([AlertService(id: "api", name: "API 2")], isAuthoritative: true)
        )
        clock.advance(by: .seconds(60))

        let board = try await load()
        #expect(board["api"]?.service.name == "API 2")
        #expect(board["web"]?.isMuted == true)
        #expect(board["web"]?.missingSince == clock.clock.now)
        #expect(try await desk.desk().board == board)
    }

    @Test func `when the server fails, what was known stands`() async throws {
        try await connect("https://alerts.example.com")
        let board = try await load()
        await alerts.fail(with: .remote(.offline))

        await #expect(throws: AlertsError.remote(.offline)) { try await load() }
        #expect(try await desk.desk().board == board)
    }

    @Test func `without a server nothing is loaded`() async throws {
        await #expect(throws: AlertsError.notConnected) { try await load() }
    }

    @Test func `the shown service is the selected one, else the only one`() async throws {
        try await connect("https://alerts.example.com")
        #expect(try await load().current == nil)
        let board = try await desk.update { desk throws(AlertsError) in
            try desk.select("web")
            return desk.board
        }
        #expect(board.current == "web")
        #expect(
            ServiceBoard(services: [KnownService(AlertService(id: "a", name: "A"))]).current == "a"
        )
        #expect(ServiceBoard(selected: "a").current == nil)
    }

    @Test func `a service is meant by identifier, by name or by how an identifier begins`() {
        let services = [("payments", "Pay"), ("payroll", "Pay"), ("Payments", "P"), ("web", "한 글")]
        let board = ServiceBoard(
            services: services.map { KnownService(AlertService(id: $0.0, name: $0.1)) }
        )
        func ids(_ name: String) -> [String] { board.services(named: name).map(\.id) }

        #expect(ids("payments") == ["payments"] && ids("Payments") == ["Payments"])
        #expect(ids("PAY") == ["payments", "payroll"] && ids("payr") == ["payroll"])
        #expect(ids("한 글") == ["web"] && ids("we") == [] && ids(" ") == [])
    }
}
