import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct CachedAlertRepositoryTests {
    let fileSystem = MemoryFileSystem()
    let clock = ManualClock()

    func repository(
        _ transport: any HTTPTransport,
        events: Recorder<DiagnosticEvent> = Recorder(),
        policy: RemotePolicy = .standard
    ) throws -> CachedAlertRepository {
        let store = Store(fileSystem: fileSystem)
        let connection = try AlertConnection("https://alerts.example.com", tokenFile: "x")
        let clock = clock
        return CachedAlertRepository(
            store: store,
            desk: InMemoryAlertDeskRepository(AlertDesk(connection: connection)),
            clock: clock.clock
        ) { connection in
            let client = APIClient(
                address: connection.address,
                transport: transport,
                policy: policy,
                pacing: RequestPacing(clock: clock.clock),
                token: { "hush-hush" }
            )
            let reader = AnswerReader(policy: policy, diagnostics: events.append)
            return RemoteAlertDataSource(client: client, reader: reader)
        }
    }

    @Test(arguments: AlertRepositoryContract.allCases)
    func `keeps the contract`(promise: AlertRepositoryContract) async throws {
        try await promise.verify(try repository(PagedTransport()))
    }

    @Test func `an unchanged page costs a 304 and is the one that was kept`() async throws {
        let transport = PagedTransport()
        let query = AlertQuery(serviceID: "api")
        let first = try await repository(transport).page(query)

        let second = try await repository(transport).page(query)

        #expect(second == first && second.alerts.count == 2)
        #expect(transport.requests.all.map { $0.headers["if-none-match"] != nil } == [false, true])

    }

    @Test func `a tag of another question is not shown to the server`() async throws {
        let transport = PagedTransport()
        let repository = try repository(transport)
        _ = try await repository.page(AlertQuery(serviceID: "api"))
        let interval = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 1)
        _ = try await repository.page(AlertQuery(serviceID: "api", interval: interval))

        #expect(transport.requests.all.allSatisfy { $0.headers["if-none-match"] == nil })
    }

    @Test func `what was kept can be read when the server cannot be reached`() async throws {
        let query = AlertQuery(serviceID: "api")
        let page = try await repository(PagedTransport()).page(query)
        let offline = try repository(ScriptedTransport(.fail(.broken)))

        await #expect(throws: AlertsError.remote(.offline)) { try await offline.page(query) }
        #expect(try await offline.keptPage(query) == page)
    }

    @Test func `S18: one broken alert among ten leaves nine and is reported with its path`()
        async throws
    {
        let events = Recorder<DiagnosticEvent>()
        let alerts = (0..<10).map { number in
            let title = number == 6 ? "null" : #""t""#
            return #"{"id":"\#(number)","serviceId":"api","title":\#(title),"#
                + #""occurredAt":"2026-10-15T10:00:00Z"}"#
        }
        let body = #"{"alerts":[\#(alerts.joined(separator: ","))]}"#
        let query = AlertQuery(serviceID: "api")

        let lenient = try repository(ScriptedTransport(.answer(200, body: body)), events: events)
        #expect(try await lenient.page(query).alerts.map(\.id) == "012345789".map { String($0) })
        #expect(events.all == [.brokenElement(path: "$.alerts[6].title")])

        var policy = RemotePolicy.standard
        policy.refusesBrokenElements = true
        let strict = try repository(ScriptedTransport(.answer(200, body: body)), policy: policy)
        await #expect(throws: AlertsError.remote(.malformed(path: "$.alerts[6].title"))) {
            try await strict.page(query)
        }
    }

    @Test func `a list with a broken service does not tell that others are gone`() async throws {
        let body = #"{"services":[{"id":"a","name":"A"},{"id":"b"}]}"#
        let list = try await repository(ScriptedTransport(.answer(200, body: body))).services()

        #expect(list.services.map(\.id) == ["a"] && !list.isAuthoritative)
    }

    @Test(arguments: ["", "{}", "<!DOCTYPE html><title>Sign in</title>", "[]", #"{"alerts":{}}"#])
    func `an answer of another kind is malformed and replaces nothing`(body: String) async throws {
        let query = AlertQuery(serviceID: "api")
        let page = try await repository(PagedTransport()).page(query)
        let broken = try repository(ScriptedTransport(.answer(200, body: body)))

        let path = body.hasPrefix("{") ? "$.alerts" : "$"
        await #expect(throws: AlertsError.remote(.malformed(path: path))) {
            try await broken.page(query)
        }
        #expect(try await broken.keptPage(query) == page)
    }

    @Test func `without a connection there is nothing to ask`() async throws {
        let repository = CachedAlertRepository(
            store: Store(fileSystem: fileSystem),
            desk: InMemoryAlertDeskRepository(),
            clock: clock.clock
        ) { _ in
            Issue.record("a source was made")
            return RemoteAlertDataSource(
                client: APIClient(
                    address: URL(filePath: "/"),
                    transport: PagedTransport(),
                    pacing: RequestPacing(clock: .system)
                ),
                reader: AnswerReader()
            )
        }
        await #expect(throws: AlertsError.notConnected) { try await repository.services() }
        await #expect(throws: AlertsError.notConnected) {
            try await repository.keptPage(AlertQuery(serviceID: "a"))
        }
    }

    @Test func `a pause that the server asked for is kept to by the next process as well`()
        async throws
    {
        let refuses = ScriptedTransport(.answer(429, ["retry-after": "3000"]))
        let until = clock.clock.now.addingTimeInterval(3000)
        let limited = AlertsError.remote(.rateLimited(until: until))
        let query = AlertQuery(serviceID: "api")
        let first = try repository(refuses)
        await #expect(throws: limited) { try await first.page(query) }

        let transport = PagedTransport()
        clock.advance(by: .seconds(2999))
        let second = try repository(transport)
        await #expect(throws: limited) { try await second.page(query) }
        await #expect(throws: limited) { try await second.services() }
        #expect(await refuses.requests.count == 1 && transport.requests.all.isEmpty)
        clock.advance(by: .seconds(1))
        #expect(try await second.page(query).alerts.count == 2)
    }

    @Test func `a pause is forgotten when the clock is set back before it`() async throws {
        let refuses = try repository(ScriptedTransport(.answer(429, ["retry-after": "3000"])))
        await #expect(throws: AlertsError.self) { try await refuses.services() }
        clock.setWall(to: clock.clock.now.addingTimeInterval(-1))

        #expect(try await repository(PagedTransport()).services().services.count == 2)
    }

    @Test func `everything that is kept can be carried out of the store and back`() async throws {
        let query = AlertQuery(
            serviceID: "api",
            interval: Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 4e9)
        )
        let page = try await repository(PagedTransport()).page(query)
        let refuses = try repository(ScriptedTransport(.answer(429, ["retry-after": "3000"])))
        await #expect(throws: AlertsError.self) { try await refuses.services() }
        let kinds = CachedAlertRepository.kinds
        let document = try await Store(fileSystem: fileSystem, kinds: kinds).exported()

        let other = CachedAlertRepositoryTests()
        let store = Store(fileSystem: other.fileSystem, kinds: kinds)
        _ = try await store.importing(document, replacing: false)
        #expect(try await other.repository(PagedTransport()).keptPage(query) == page)
        #expect(try await store.exported() == document)
    }

    @Test func `no file of the store holds the token`() async throws {
        _ = try await repository(PagedTransport()).page(AlertQuery(serviceID: "api"))

        let store = Store(fileSystem: fileSystem)
        let document = String(decoding: try await store.exported(), as: UTF8.self)
        #expect(document.contains("alert-page") && !document.contains("hush"))
    }
}
