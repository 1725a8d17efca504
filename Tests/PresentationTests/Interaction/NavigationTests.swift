import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct NavigationTests {
    static let id = UUID(number: 7)
    static let routes: [Route] = [
        .focusSession, .focusStatistics, .focusTimer(nil), .focusTimer(id), .alarm(nil), .alarm(id),
        .countdown(nil), .countdown(id), .plan(CalendarDay(daysSince1970: 20_741)),
        .newTodo(CalendarDay(daysSince1970: 20_741)),
        .service("배포/staging?"), .alert(service: "a b", id: "%2F#1"), .settings,
    ]

    var navigation = Navigation()

    @Test mutating func `each tab keeps its screens, and a second tap goes back to its first`() {
        navigation.send(.select(.focus), .push(.focusStatistics), .push(.focusStatistics))
        #expect(navigation.stack(of: .focus) == [.focusStatistics])

        navigation.send(.select(.home))
        #expect(navigation.visible == nil)
        navigation.send(.select(.focus))
        #expect(navigation.visible == .focusStatistics)
        navigation.send(.select(.focus))
        #expect(navigation.visible == nil)
        navigation.send(.pop)
        #expect(navigation.visible == nil)
    }

    @Test mutating func `sheets lie over each other, none twice`() {
        navigation.send(.present(.settings), .present(.alarm(nil)), .present(.settings))
        #expect(navigation.sheets == [.settings, .alarm(nil)])

        navigation.send(.dismiss)
        #expect(navigation.visible == .settings)
        navigation.send(.dismiss, .dismiss)
        #expect(navigation.visible == nil)
    }

    @Test mutating func `a link changes where one is, and leaves the other tabs alone`() throws {
        navigation.send(.select(.focus), .push(.focusStatistics), .present(.settings))
        let link = try #require(URL(string: "haru://alerts/web/42"))

        navigation.send(.open(try #require(Destination(link: link))))

        #expect(navigation.tab == .alerts)
        #expect(
            navigation.stack(of: .alerts) == [.service("web"), .alert(service: "web", id: "42")]
        )
        #expect(navigation.sheets.isEmpty)
        #expect(navigation.stack(of: .focus) == [.focusStatistics])
    }

    @Test mutating func `what shows something that has gone goes, with what lies over it`() {
        navigation.send(.open(Destination(.alert(service: "web", id: "1"))))
        navigation.send(.present(.alarm(Self.id)), .present(.settings))

        navigation.send(.forget([.service("web"), .alarm(Self.id)]))

        #expect(navigation.visible == nil)
        #expect(navigation.tab == .alerts)
    }

    @Test(arguments: routes)
    func `every screen has a link that leads to it`(_ route: Route) throws {
        let link = try #require(route.link)
        let destination = try #require(Destination(link: link))

        #expect(destination == Destination(route))
        #expect((destination.sheet ?? destination.stack.last) == route)
    }

    @Test(arguments: AppTab.allCases)
    func `every tab has a link`(_ tab: AppTab) throws {
        let link = try #require(URL(string: "HARU://\(tab.rawValue.uppercased())"))

        #expect(Destination(link: link) == Destination(tab))
    }

    @Test(arguments: [
        "https://focus/session", "haru://", "haru://nowhere", "haru://focus/x", "haru://focus/a/b",
        "haru://planner/2026-02-30", "haru://alarms/123", "haru://settings/x", "haru:focus",
        "haru://alerts/a/b/c",
    ])
    func `a link that is not ours leads nowhere`(_ text: String) throws {
        #expect(Destination(link: try #require(URL(string: text))) == nil)
    }

    @Test(arguments: [
        ("focus.goal", Route.focusSession), ("focus.rest", .focusSession),
        ("countdown.\(id)", .countdown(id)), ("\(id)", .alarm(id)), ("\(id).weekday.2", .alarm(id)),
        ("\(id).daily", .alarm(id)), ("\(id).snooze", .alarm(id)),
        ("\(id).at.20261015", .alarm(id)),
    ])
    func `a notification leads to what it is about`(_ name: String, _ route: Route) {
        #expect(Destination(notification: name) == Destination(route))
    }

    @Test(arguments: ["", ".", "countdown", "countdown.x", "something", "countdown.\(id).x"])
    func `a notification of someone else leads nowhere`(_ name: String) {
        #expect(Destination(notification: name) == nil)
    }

    @Test mutating func `where one is can be stored and restored`() throws {
        for route in Self.routes { navigation.send(.select(.focus), .push(route), .present(route)) }
        navigation.send(.select(.clock), .push(.settings))

        let data = try JSONEncoder().encode(navigation)

        #expect(try JSONDecoder().decode(Navigation.self, from: data) == navigation)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Navigation.self, from: Data("{}".utf8))
        }
    }

    @Test func `random events never repeat a screen on top of itself or a sheet`() throws {
        RandomWalk.run(navigation) { _, random in
            let route = Self.routes.randomElement(using: &random) ?? .settings
            let tab = AppTab.allCases.randomElement(using: &random) ?? .home
            switch Int.random(in: 0..<8, using: &random) {
            case 0: return .select(tab)
            case 1: return .pop
            case 2: return .dismiss
            case 3: return .present(route)
            case 4: return .open(Destination(route))
            case 5: return .forget([route])
            default: return .push(route)
            }
        } check: { step in
            for tab in AppTab.allCases {
                let stack = step.after.stack(of: tab)
                #expect(zip(stack, stack.dropFirst()).allSatisfy { $0 != $1 }, "\(step.seed)")
            }
            #expect(Set(step.after.sheets).count == step.after.sheets.count, "\(step.seed)")
            if case .open(let destination) = step.event {
                let route = destination.sheet ?? destination.stack.last
                #expect(step.after.visible == route, "\(step.seed)")
            }
        }
    }
}

extension Navigation {
    fileprivate mutating func send(_ events: Event...) {
        for event in events { _ = handle(event, at: .start) }
    }
}
