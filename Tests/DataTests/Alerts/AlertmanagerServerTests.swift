import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// The whole chain against a real Alertmanager.
@Suite(.serialized, .timeLimit(.minutes(2)), .enabled(if: TestScale.isExhaustive))
struct AlertmanagerServerTests {
    let server: AlertmanagerServer
    let repository: CachedAlertRepository

    init() async throws {
        server = try await AlertmanagerServer()
        let connection = try AlertConnection(server.address.absoluteString, kind: .alertmanager)
        let store = Store(fileSystem: MemoryFileSystem())
        repository = CachedAlertRepository(
            store: store,
            desk: InMemoryAlertDeskRepository(AlertDesk(connection: connection)),
            clock: .system
        ) { connection in
            AlertmanagerDataSource(
                client: APIClient(
                    address: connection.address,
                    transport: URLSessionTransport(),
                    pacing: RequestPacing(clock: .system)
                ),
                reader: AnswerReader(),
                history: AlertHistory(store: store, server: connection.server),
                clock: .system
            )
        }
    }

    static func alert(_ name: String, _ labels: String = "", more: String = "") -> String {
        #"{"labels":{"alertname":"\#(name)"\#(labels)},"annotations":{"summary":"\#(name) 🔥","#
            + #""description":"줄 1\n줄 2"},"startsAt":"2026-01-01T00:00:00Z"\#(more)}"#
    }

    @Test func `starts without services`() async throws {
        #expect(try await repository.services().services == [])
        await #expect(throws: AlertsError.serviceNotFound("api")) {
            try await repository.page(AlertQuery(serviceID: "api"))
        }
    }

    @Test func `shows what fires, keeps what is over, and goes on over both`() async throws {
        let labels = #","service":"api","severity":"critical""#
        try await server.post(
            "[\(Self.alert("Slow", labels)),\(Self.alert("Full", #","job":"disk""#)),"
                + "\(Self.alert("Odd", #","severity":"fatal""#))]"
        )

        let list = try await repository.services()
        #expect(list.services.map(\.id) == ["Odd", "api", "disk"] && !list.isAuthoritative)
        let query = AlertQuery(serviceID: "api")
        let alert = try #require(try await repository.page(query).alerts.first)
        #expect(alert.title == "Slow 🔥" && alert.body == "줄 1\n줄 2")
        #expect(alert.severity == .critical && alert.endedAt == nil)
        #expect(RFC3339.text(alert.occurredAt, in: .gmt) == "2026-01-01T00:00:00+00:00")
        #expect(try await repository.alert(alert.id) == alert)

        try await server.post(
            "[\(Self.alert("Slow", labels, more: #","endsAt":"2026-01-01T01:00:00Z""#))]"
        )
        let over = try #require(try await repository.page(query).alerts.first)
        #expect(over.id == alert.id && over.endedAt != nil)
        #expect(try await repository.services().services.map(\.id) == ["Odd", "api", "disk"])
        #expect(try await repository.keptPage(query)?.alerts == [over])
    }

    @Test func `one that is silenced is still there`() async throws {
        try await server.post("[\(Self.alert("Slow", #","service":"api""#))]")
        try await server.post(
            #"{"matchers":[{"name":"service","value":"api","isRegex":false}],"createdBy":"t","#
                + #""comment":"t","startsAt":"2026-01-01T00:00:00Z","#
                + #""endsAt":"2999-01-01T00:00:00Z"}"#,
            to: "silences"
        )

        let page = try await repository.page(AlertQuery(serviceID: "api"))
        #expect(page.alerts.map(\.endedAt) == [nil])
    }

    @Test func `pages through more than fit on a page`() async throws {
        let alerts = (0..<120).map { Self.alert("A\($0)", #","service":"api""#) }
        try await server.post("[\(alerts.joined(separator: ","))]")

        var query: AlertQuery? = AlertQuery(serviceID: "api")
        var seen: [ServiceAlert] = []
        while let next = query {
            let page = try await repository.page(next)
            seen += page.alerts
            query = page.nextCursor.map(next.after)
        }
        #expect(Set(seen.map(\.id)).count == 120 && seen.count == 120)
    }
}
