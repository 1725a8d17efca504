import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlertLaunchViewModelTests {
    let world = AlertWorld()

    @Test func `begins where the services lead`() async throws {
        try await world.connect()
        let launch = world.launch()
        #expect(launch.state.value.launch == nil && !launch.state.value.statusText.isEmpty)
        await launch.load()
        #expect(launch.state.value.launch == .choice)

        try await world.select("web")
        await launch.load()
        #expect(launch.state.value.launch == .alerts(of: "web", isOffline: false))
        await world.alerts.fail(with: .remote(.offline))
        await launch.load()
        #expect(launch.state.value.launch == .alerts(of: "web", isOffline: true))
        #expect(!launch.state.value.offlineText.isEmpty)
        try await world.select(nil)
        await launch.load()
        #expect(launch.state.value.launch == .failed(.remote(.offline)))
        #expect(launch.state.value.notice?.error == .remote(.offline))
        await world.alerts.fail(with: .remote(.cancelled))
        await launch.load()
        #expect(launch.state.value.launch == .failed(.remote(.offline)))

        await world.alerts.fail(with: nil)
        await launch.load()
        #expect(launch.state.value.launch == .choice && launch.state.value.notice == nil)
    }

    @Test func `no server and no services are told apart`() async throws {
        let launch = world.launch()
        await launch.load()
        #expect(launch.state.value.launch == .failed(.notConnected))
        try await world.connect()
        await world.alerts.list(AlertWorld.list([]))
        await launch.load()
        #expect(launch.state.value.launch == .nothing)
        #expect(launch.state.value.statusText == "서비스가 없어요.")
    }

    nonisolated static let pushes: [(String, String?, Bool, String?, Route?)] = [
        // the service, the alert, whether the list is there, what is selected then, where it leads
        ("web", nil, false, "web", .service("web")),
        ("web", nil, true, "web", .service("web")),
        ("web", "w1", true, "web", .alert(service: "web", id: "w1")),
        ("muted", "m1", true, "muted", .alert(service: "muted", id: "m1")),
        ("muted", nil, false, "muted", .service("muted")),
        ("new", nil, true, "new", .service("new")),
        // gone: nothing moves, once it is known
        ("gone", nil, true, "api", nil),
        ("gone", "g1", true, "api", nil),
        ("gone", nil, false, nil, .service("gone")),
    ]

    @Test(arguments: pushes)
    func `a push is opened`(
        service: String,
        alert: String?,
        isListed: Bool,
        selected: String?,
        route: Route?
    ) async throws {
        try await world.connect()
        await world.alerts.list(AlertWorld.list(["api", "web", "muted"]))
        let launch = world.launch()
        if isListed {
            await launch.load()
            try await world.select("api")
            let off = ServiceSetting(serviceID: "muted", notificationsOn: false)
            try await SwitchServiceUseCase(desk: world.desk)(off)
            await launch.load()
        }
        await world.alerts.list(AlertWorld.list(["api", "web", "muted", "new"]))
        var effects: [InteractionEffect] = []
        let token = launch.effects.observe { effects.append($0) }
        await launch.open(AlertPush(serviceID: service, alertID: alert))
        if !isListed { await launch.load() }

        #expect(try await world.desk.desk().board.selected == selected)
        var expected = route.map { [InteractionEffect.navigate(Destination($0))] } ?? []
        if service == "gone" { expected.append(.toast("서비스를 찾을 수 없어요.")) }
        #expect(effects == expected)
        #expect(
            launch.state.value.notice?.error == (service == "gone" ? .serviceNotFound("gone") : nil)
        )
        let shown: AlertLaunch =
            selected.map { .alerts(of: $0, isOffline: false) } ?? .choice
        #expect(launch.state.value.launch == shown)
        token.cancel()
    }

    @Test func `a push for an alert that is missing leads there, where it is said`() async throws {
        try await world.start()
        let launch = world.launch()
        await launch.load()
        await launch.open(AlertPush(serviceID: "api", alertID: "nothing"))
        #expect(launch.state.value.launch == .alerts(of: "api", isOffline: false))
        let detail = world.detail("nothing")
        await detail.load()
        #expect(detail.state.value.phase == .missing("삭제되었거나 없는 알림입니다"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `follows who selects elsewhere`() async throws {
        try await world.start(selecting: nil)
        let launch = world.launch()
        let following = Task { await launch.follow() }
        for await state in launch.state.values where state.launch == .choice { break }
        let picker = world.picker()
        await picker.load()
        #expect(picker.state.value.rows.map(\.isSelected) == [false, false])
        var effects: [InteractionEffect] = []
        let token = picker.effects.observe { effects.append($0) }
        await picker.choose("web")
        #expect(effects == [.navigate(Destination(.service("web")))])
        #expect(picker.state.value.rows.map(\.isSelected) == [false, true])
        for await state in launch.state.values
        where state.launch == .alerts(of: "web", isOffline: false) { break }
        following.cancel()
        await following.value
        token.cancel()
    }

    @Test func `the choice has its states too`() async throws {
        try await world.connect()
        let picker = world.picker()
        await world.alerts.fail(with: .remote(.offline))
        await picker.load()
        guard case .failed = picker.state.value.phase else {
            Issue.record("nothing is known")
            return
        }
        await world.alerts.fail(with: nil)
        await picker.load()
        #expect(picker.state.value.phase == .loaded && picker.state.value.refresh == .idle)
        await world.alerts.fail(with: .remote(.offline))
        await picker.load()
        guard case .failed = picker.state.value.refresh else {
            Issue.record("a banner")
            return
        }
        #expect(picker.state.value.phase == .loaded && picker.state.value.rows.count == 2)
    }
}
