import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct ServiceBoardTests {
    static let now = Date(timeIntervalSince1970: 1_800_000_000)

    static func list(_ ids: String..., isAuthoritative: Bool = true) -> AlertServiceList {
        AlertServiceList(
            ids.map { AlertService(id: $0, name: $0.uppercased()) },
            isAuthoritative: isAuthoritative
        )
    }

    static func desk(_ list: AlertServiceList) throws -> AlertDesk {
        var desk = AlertDesk()
        desk.connect(to: try AlertConnection("https://a.example"))
        try desk.note(list, at: now)
        return desk
    }

    @Test func `absent means on, and a switch stays when the list comes again`() throws {
        var desk = try Self.desk(Self.list("a", "b"))
        #expect(desk.board["a"]?.setting.notificationsOn == true)

        try desk.set(ServiceSetting(serviceID: "a", notificationsOn: false))
        try desk.note(Self.list("b", "a"), at: Self.now)

        #expect(desk.board["a"]?.setting.notificationsOn == false)
        #expect(desk.board.services.map(\.id) == ["b", "a"])
    }

    @Test func `a quiet service keeps its place, its switch and its selection`() throws {
        var desk = try Self.desk(Self.list("a", "b", "c", "d"))
        try desk.set(ServiceSetting(serviceID: "c", notificationsOn: false))
        try desk.select("c")

        try desk.note(Self.list("b", "d", "e", isAuthoritative: false), at: Self.now)

        #expect(desk.board.services.map(\.id) == ["a", "b", "c", "d", "e"])
        #expect(desk.board["c"]?.isMuted == true)
        #expect(desk.board["c"]?.missingSince == nil)
        #expect(desk.board.selected == "c")
    }

    @Test func `is dropped when a list that knows all has lacked it for thirty days`() throws {
        var desk = try Self.desk(Self.list("a", "b"))
        try desk.set(ServiceSetting(serviceID: "a", notificationsOn: false))
        try desk.select("a")
        func note(_ list: AlertServiceList, after days: Double) throws {
            try desk.note(list, at: Self.now.addingTimeInterval(days * 86_400))
        }

        try note(Self.list("b"), after: 1)
        try note(Self.list("b", isAuthoritative: false), after: 40)
        #expect(desk.board["a"]?.isMuted == true)
        try note(Self.list("a", "b"), after: 41)
        try note(Self.list("b"), after: 50)
        try note(Self.list("b"), after: 79.99)
        #expect(desk.board["a"]?.isMuted == true && desk.board.selected == "a")
        try note(Self.list("b"), after: 80)
        #expect(desk.board["a"] == nil && desk.board.selected == nil)
        try note(Self.list("a", "b"), after: 81)
        #expect(desk.board["a"]?.isMuted == false)
    }

    @Test func `anything can be selected before the first list, later only what is known`() throws {
        var desk = AlertDesk()
        #expect(throws: AlertsError.notConnected) { try desk.select("a") }
        desk.connect(to: try AlertConnection("https://a.example"))
        try desk.select("a")
        #expect(desk.board.selected == "a")

        try desk.note(Self.list("b"), at: Self.now)
        #expect(desk.board.selected == nil)
        #expect(throws: AlertsError.serviceNotFound("a")) { try desk.select("a") }
        #expect(throws: AlertsError.serviceNotFound("a")) {
            try desk.set(ServiceSetting(serviceID: "a"))
        }
    }

    @Test func `any lists in any order lose no service and show none twice`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<(TestScale.isExhaustive ? 2000 : 100) {
            var desk = try Self.desk(Self.list())
            var seen: Set<String> = []
            for _ in 0..<10 {
                let ids = "abcdefgh".filter { _ in Bool.random(using: &random) }.map { String($0) }
                let listed = ids.shuffled(using: &random)
                seen.formUnion(listed)
                let services = listed.map { AlertService(id: $0, name: $0) }
                let list = AlertServiceList(services, isAuthoritative: .random(using: &random))
                try desk.note(list, at: Self.now)
                let shown = desk.board.services.map(\.id)
                #expect(Set(shown) == seen && shown.count == seen.count)
                #expect(shown.filter(listed.contains) == listed)
            }
        }
    }
}
