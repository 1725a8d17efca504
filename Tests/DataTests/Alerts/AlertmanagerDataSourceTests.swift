import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct AlertmanagerDataSourceTests {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Fixtures")

    let store = Store(fileSystem: MemoryFileSystem())
    let clock = ManualClock()

    static func fixture(_ name: String) throws -> String {
        let url = fixtures.appending(path: name + ".json")
        return String(decoding: try Data(contentsOf: url), as: UTF8.self)
    }

    static func alert(
        _ fingerprint: String,
        _ labels: String = #""alertname":"A","service":"api""#,
        startsAt: String = "2027-01-15T07:00:00Z",
        more: String = ""
    ) -> String {
        #"{"fingerprint":"\#(fingerprint)","labels":{\#(labels)},"startsAt":"\#(startsAt)"\#(more)}"#
    }

    func source(
        _ bodies: String...,
        labels: [String] = AlertConnection.standardServiceLabels,
        events: Recorder<DiagnosticEvent> = Recorder()
    ) throws -> AlertmanagerDataSource {
        let transport = BodiesTransport(bodies)
        return AlertmanagerDataSource(
            client: APIClient(
                address: try #require(URL(string: "http://127.0.0.1:9093")),
                transport: transport,
                pacing: RequestPacing(clock: clock.clock)
            ),
            reader: AnswerReader(diagnostics: events.append),
            history: AlertHistory(store: store, server: "alertmanager http://127.0.0.1:9093"),
            serviceLabels: labels,
            clock: clock.clock
        )
    }

    func alerts(_ query: AlertQuery, of source: AlertmanagerDataSource) async throws
        -> [ServiceAlert]
    {
        guard case .page(let page, tag: nil) = try await source.page(query, tag: nil) else {
            Issue.record("no page")
            return []
        }
        return page.alerts
    }

    @Test func `makes services and alerts of what a real server said`() async throws {
        let source = try source(try Self.fixture("alerts-firing"))

        let services = try await source.services()
        #expect(!services.isAuthoritative)
        #expect(services.services.map(\.id) == ["DiskFull", "SoonResolved", "api", "web"])
        let api = try await alerts(AlertQuery(serviceID: "api"), of: source)
        #expect(
            api == [
                ServiceAlert(
                    id: "aed28e3b67f96349-1796024535000",
                    serviceID: "api",
                    title: "p99 > 2s 지연",
                    severity: .critical,
                    occurredAt: try #require(RFC3339.instant("2026-11-30T07:42:15Z")),
                    link: URL(string: "http://127.0.0.1:9090/graph?g0.expr=x")
                )
            ]
        )
    }

    @Test func `an alert that is absent is over, is kept, and its service stays known`()
        async throws
    {
        let source = try source(
            "[\(Self.alert("1")),\(Self.alert("2", #""job":"web""#))]",
            "[\(Self.alert("1"))]",
            "[\(Self.alert("1"))]",
            "[\(Self.alert("1")),\(Self.alert("2", #""job":"web""#))]"
        )
        let web = AlertQuery(serviceID: "web")
        #expect(try await alerts(web, of: source).map(\.endedAt) == [nil])
        clock.advance(by: .seconds(60))
        let over = clock.clock.now
        #expect(try await alerts(web, of: source).map(\.endedAt) == [over])
        clock.advance(by: .seconds(60))

        #expect(try await source.services().services.map(\.id) == ["api", "web"])
        #expect(try await alerts(web, of: source).map(\.endedAt) == [nil])
    }

    @Test func `one that fires again is another alert`() async throws {
        let source = try source(
            "[\(Self.alert("1"))]",
            "[]",
            "[\(Self.alert("1", startsAt: "2027-01-15T07:30:00Z"))]"
        )
        let query = AlertQuery(serviceID: "api")
        for _ in 0..<2 { _ = try await alerts(query, of: source) }

        let both = try await alerts(query, of: source)
        #expect(both.count == 2 && both[0].endedAt == nil && both[1].endedAt != nil)
    }

    @Test func `what is over is forgotten after ninety days`() async throws {
        let source = try source("[\(Self.alert("1"))]", "[]", "[]", "[]")
        let query = AlertQuery(serviceID: "api")
        for days in [0, 1, 89] {
            clock.advance(by: .seconds(days * 86_400))
            #expect(try await alerts(query, of: source).count == 1)
        }
        clock.advance(by: .seconds(86_400))
        await #expect(throws: AlertsError.serviceNotFound("api")) {
            try await source.page(query, tag: nil)
        }
    }

    @Test func `an answer with a broken part tells of no end`() async throws {
        let events = Recorder<DiagnosticEvent>()
        let source = try source("[\(Self.alert("1"))]", #"[{"fingerprint":1}]"#, events: events)
        let query = AlertQuery(serviceID: "api")
        for _ in 0..<2 { #expect(try await alerts(query, of: source).map(\.endedAt) == [nil]) }

        #expect(events.all == [.brokenElement(path: "$[0].fingerprint")])
    }

    @Test func `pages through all of it with one request, whatever happens meanwhile`() async throws
    {
        let all = (0..<120).map { number in
            Self.alert("\(number)", startsAt: "2027-01-1\(number % 5)T07:00:00Z")
        }
        let source = try source("[\(all.joined(separator: ","))]", "<html>")
        var query: AlertQuery? = AlertQuery(serviceID: "api")
        var pages: [[ServiceAlert]] = []
        while let next = query {
            guard case .page(let page, _) = try await source.page(next, tag: nil) else { return }
            pages.append(page.alerts)
            query = page.nextCursor.map(next.after)
        }

        #expect(pages.map(\.count) == [50, 50, 20])
        let ids = pages.flatMap { $0 }
        #expect(Set(ids.map(\.id)).count == 120 && ids == ids.sorted { $0.precedes($1) })
    }

    @Test func `filters by the period`() async throws {
        let source = try source(
            "[\(Self.alert("1")),\(Self.alert("2", startsAt: "2027-01-15T07:00:01Z"))]"
        )
        let start = try #require(RFC3339.instant("2027-01-15T07:00:00Z"))
        let query = AlertQuery(serviceID: "api", interval: start..<start.addingTimeInterval(1))

        #expect(try await alerts(query, of: source).map(\.occurredAt) == [start])
    }

    @Test(arguments: [
        (#""service":"s","job":"j","alertname":"a""#, "s"), (#""job":"j","alertname":"a""#, "j"),
        (#""service":"","alertname":"a""#, "a"), (#""severity":"info""#, "alertmanager"),
    ])
    func `the first label that says something names the service`(labels: String, name: String)
        async throws
    {
        let source = try source("[\(Self.alert("1", labels))]")

        #expect(try await source.services().services.map(\.id) == [name])
    }

    @Test func `other labels may name the service`() async throws {
        let source = try source(
            "[\(Self.alert("1", #""team":"t","service":"s""#))]",
            labels: ["team"]
        )

        #expect(try await source.services().services.map(\.id) == ["t"])
    }

    @Test(arguments: [
        #","annotations":null"#, "", #","annotations":{}"#, #","endsAt":"0001-01-01T00:00:00Z""#,
        #","generatorURL":null"#, #","generatorURL":"""#, #","status":null,"receivers":null"#,
    ])
    func `S01 S20: what may be missing may be null, and no end is none`(more: String) async throws {
        let events = Recorder<DiagnosticEvent>()
        let source = try source("[\(Self.alert("1", more: more))]", events: events)
        let alert = try #require(try await alerts(AlertQuery(serviceID: "api"), of: source).first)

        #expect(alert.title == "A" && alert.body == "" && alert.endedAt == nil && alert.link == nil)
        #expect(events.all == [])
    }

    @Test(arguments: [
        (#"{"labels":{"a":"b"},"startsAt":"2027-01-15T07:00:00Z"}"#, "fingerprint"),
        (#"{"fingerprint":"1","startsAt":"2027-01-15T07:00:00Z"}"#, "labels"),
        (#"{"fingerprint":"1","labels":null,"startsAt":"2027-01-15T07:00:00Z"}"#, "labels"),
        (#"{"fingerprint":"1","labels":{"a":1},"startsAt":"2027-01-15T07:00:00Z"}"#, "labels"),
        (#"{"fingerprint":"1","labels":{"a":"b"}}"#, "startsAt"),
        (#"{"fingerprint":"1","labels":{"a":"b"},"startsAt":"2027-02-29T07:00:00Z"}"#, "startsAt"),
        (
            #"{"fingerprint":"1","labels":{"a":"b"},"annotations":[],"#
                + #""startsAt":"2027-01-15T07:00:00Z"}"#, "annotations"
        ),
    ])
    func `a broken alert leaves the others and its path`(broken: String, field: String) async throws
    {
        let events = Recorder<DiagnosticEvent>()
        let source = try source("[\(broken),\(Self.alert("2"))]", events: events)

        #expect(try await source.services().services.map(\.id) == ["api"])
        #expect(events.all == [.brokenElement(path: "$[0].\(field)")])
    }

    @Test(arguments: [#""bad matcher format: {x""#, #"{"code":602,"message":"no"}"#, "{}", "null"])
    func `an error with status 200 is no list`(body: String) async throws {
        let source = try source(body)

        await #expect(throws: AlertsError.remote(.malformed(path: "$"))) {
            try await source.services()
        }
    }

    @Test func `one alert is found by its identifier, over or not`() async throws {
        let source = try source("[\(Self.alert("1"))]", "[]")
        let alert = try #require(try await alerts(AlertQuery(serviceID: "api"), of: source).first)

        #expect(try await source.alert(alert.id).title == "A")
        await #expect(throws: AlertsError.alertNotFound("z")) { try await source.alert("z") }
    }
}
