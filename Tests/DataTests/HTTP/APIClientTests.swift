import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

@Suite(.timeLimit(.minutes(1)))
struct APIClientTests {
    @Test func `asks below the address, for JSON, with the token and the tag`() async throws {
        let transport = ScriptedTransport(.answer(200, ["etag": "1"], body: "{}"))
        let fixture = try ClientFixture(
            transport,
            address: "https://alerts.example.com/team",
            token: { "secret" }
        )

        let response = try await fixture.client.get(
            Endpoint("a/b", "한 ?", query: ["q": "x&y=+", "none": nil], tag: "\"t\"")
        )

        let request = try #require(await transport.requests.first)
        #expect(
            request.url.absoluteString
                == "https://alerts.example.com/team/a%2Fb/%ED%95%9C%20%3F?q=x%26y%3D%2B"
        )
        #expect(
            request.headers == [
                "accept": "application/json", "authorization": "Bearer secret",
                "if-none-match": "\"t\"",
            ]
        )
        #expect(response.body == Array("{}".utf8))
    }

    @Test(arguments: [
        (502, RemoteError.server(status: 502)), (503, .server(status: 503)),
        (504, .server(status: 504)), (429, .rateLimited(until: nil)),
    ])
    func `S32: tries three times, each pause twice as long, and says so`(
        status: Int,
        error: RemoteError
    ) async throws {
        let fixture = try ClientFixture(ScriptedTransport(.answer(status)))

        #expect(await fixture.failure() == error)
        #expect(await fixture.transport.requests.count == 3)
        #expect(fixture.pauses.all == [.milliseconds(375), .milliseconds(750)])
        #expect(
            fixture.events.all == [
                .retried(after: .milliseconds(375), reason: error),
                .retried(after: .milliseconds(750), reason: error),
            ]
        )
    }

    @Test func `a pause of its own is waited for, however long an embedder made it`() async throws {
        var policy = RemotePolicy.standard
        policy.firstPause = .seconds(16)
        let transport = ScriptedTransport(.answer(503), .answer(200))
        let fixture = try ClientFixture(transport, policy: policy)

        #expect(await fixture.failure() == nil)
        #expect(fixture.pauses.all == [.seconds(12)])
    }

    @Test func `a connection that could not be made is tried again, one that broke is not`()
        async throws
    {
        let recovers = try ClientFixture(
            ScriptedTransport(.fail(.unreachable), .answer(200, body: "{}"))
        )
        let breaks = try ClientFixture(ScriptedTransport(.fail(.broken)))

        #expect(await recovers.failure() == nil)
        #expect(await recovers.transport.requests.count == 2)
        #expect(await breaks.failure() == .offline)
        #expect(await breaks.transport.requests.count == 1)
    }

    @Test(arguments: [
        (400, RemoteError.server(status: 400)), (401, .unauthorized), (403, .unauthorized),
        (404, .notFound), (410, .notFound), (418, .server(status: 418)),
        (500, .server(status: 500)), (501, .server(status: 501)), (304, .server(status: 304)),
        (100, .server(status: 100)),
    ])
    func `another status is final`(status: Int, error: RemoteError) async throws {
        let fixture = try ClientFixture(ScriptedTransport(.answer(status)))

        #expect(await fixture.failure() == error)
        #expect(await fixture.transport.requests.count == 1)
    }

    @Test(arguments: [
        ("0", Duration.zero), ("7", .seconds(7)), (" 10 ", .seconds(10)),
        ("Fri, 15 Jan 2027 08:00:03 GMT", .seconds(3)),
        ("Friday, 15-Jan-27 08:00:03 GMT", .seconds(3)),
        ("Fri Jan 15 08:00:03 2027", .seconds(3)), ("Thu, 14 Jan 2027 08:00:03 GMT", .zero),
        ("soon", .milliseconds(375)), ("", .milliseconds(375)), ("-1", .milliseconds(375)),
        ("1.5", .milliseconds(375)), ("Fri, 31 Feb 2027 08:00:03 GMT", .milliseconds(375)),
    ])
    func `waits as long as the server asks, or its own time`(header: String, pause: Duration)
        async throws
    {
        let fixture = try ClientFixture(
            ScriptedTransport(.answer(429, ["retry-after": header]), .answer(200))
        )

        #expect(await fixture.failure() == nil)
        #expect(fixture.pauses.all == [pause])
    }

    @Test(arguments: [
        ("11", 11), ("3000", 3000), ("99999999999999999999", 31_536_000),
        ("Fri, 15 Jan 2027 09:00:00 GMT", 3600),
    ])
    func `S21: does not wait for a long pause, and asks nothing before it is over`(
        header: String,
        seconds: Int
    ) async throws {
        let fixture = try ClientFixture(
            ScriptedTransport(.answer(429, ["retry-after": header]), .answer(200))
        )
        let until = fixture.clock.clock.now.addingTimeInterval(Double(seconds))

        #expect(await fixture.failure() == .rateLimited(until: until))
        fixture.clock.advance(by: .seconds(seconds) - .milliseconds(1))
        #expect(await fixture.failure() == .rateLimited(until: until))
        #expect(await fixture.transport.requests.count == 1)
        fixture.clock.advance(by: .milliseconds(1))
        #expect(await fixture.failure() == nil)
        #expect(fixture.pauses.all == [])
    }

    @Test func `a try that takes too long is given up, and so is all of it`() async throws {
        for limit in [RemotePolicy.standard.tryLimit, RemotePolicy.standard.totalLimit] {
            let fixture = try ClientFixture(ScriptedTransport(.hang), timesOut: limit)

            #expect(await fixture.failure() == .timeout)
            #expect(await fixture.transport.requests.count <= 1)
        }
    }

    @Test func `a cancelled question is cancelled, whenever that happens`() async throws {
        let fixture = try ClientFixture(ScriptedTransport(.hang))
        let asking = Task { await fixture.failure() }
        while await fixture.transport.requests.isEmpty { await Task.yield() }
        asking.cancel()

        #expect(await asking.value == .cancelled)
    }

    @Test(arguments: [
        "/b", "https://alerts.example.com/b", "HTTPS://ALERTS.example.com:443/b", "b", "?b",
    ])
    func `follows a redirect within the origin with the token`(location: String) async throws {
        let transport = ScriptedTransport(.answer(307, ["location": location]), .answer(200))
        let fixture = try ClientFixture(transport, token: { "secret" })

        #expect(await fixture.failure() == nil)
        let headers = await transport.requests.map { $0.headers["authorization"] }
        #expect(headers == ["Bearer secret", "Bearer secret"])
    }

    @Test(arguments: [
        "http://alerts.example.com/b", "https://alerts.example.com:8443/b", "https://example.com/b",
        "https://alerts.example.com.evil.example/b", "//evil.example/b", "file:///etc/passwd",
        "https://me:secret@alerts.example.com/b", "", "javascript:alert(1)",
    ])
    func `S23 S24: follows no redirect anywhere else`(location: String) async throws {
        let transport = ScriptedTransport(.answer(302, ["location": location]), .answer(200))
        let fixture = try ClientFixture(transport, token: { "secret" })

        let failure = await fixture.failure()
        // An empty reference is the address itself, which leads nowhere else either.
        #expect(failure == .server(status: 302) || location.isEmpty)
        let hosts = Set(await transport.requests.map { $0.url.host() })
        #expect(hosts == ["alerts.example.com"])
    }

    @Test func `follows no redirects in a circle`() async throws {
        let transport = ScriptedTransport(.answer(308, ["location": "/x"]))
        let fixture = try ClientFixture(transport)

        #expect(await fixture.failure() == .server(status: 308))
        #expect(await transport.requests.count == 6)
    }

    @Test func `sends nothing unencrypted to another machine unless that is allowed`() async throws
    {
        var policy = RemotePolicy.standard
        let address = "http://alerts.example.com"
        let refuses = try ClientFixture(ScriptedTransport(.answer(200)), address: address)
        policy.allowsInsecure = true
        let allows = try ClientFixture(
            ScriptedTransport(.answer(200)),
            address: address,
            policy: policy
        )
        let loopback = try ClientFixture(
            ScriptedTransport(.answer(200)),
            address: "http://127.0.0.1:9093"
        )

        #expect(await refuses.failure() == .insecure)
        #expect(await refuses.transport.requests.isEmpty)
        #expect(await allows.failure() == nil)
        #expect(await loopback.failure() == nil)
    }

    @Test(arguments: ["a\r\nx-admin: 1", "a b", "비밀", ""])
    func `a token that is no token is not sent`(token: String) async throws {
        let fixture = try ClientFixture(ScriptedTransport(.answer(200)), token: { token })

        #expect(await fixture.failure() == .unauthorized)
        #expect(await fixture.transport.requests.isEmpty)
    }

    @Test(arguments: [".", ".."])
    func `an identifier that is a way up leads nowhere`(id: String) async throws {
        let fixture = try ClientFixture(ScriptedTransport(.answer(200)))

        #expect(await fixture.failure(of: Endpoint("api", "alerts", id)) == .notFound)
        #expect(await fixture.transport.requests.isEmpty)
    }

    @Test func `an answer over the limit is too large`() async throws {
        var policy = RemotePolicy.standard
        policy.bodyLimit = 10
        let transport = ScriptedTransport(.answer(200, body: "12345678901"))
        let fixture = try ClientFixture(transport, policy: policy)

        #expect(await fixture.failure() == .tooLarge)
    }

    @Test func `no failure and no event tells the token`() async throws {
        let steps: [ScriptedTransport.Step] = [
            .answer(401), .answer(404), .answer(429), .answer(503), .answer(500), .answer(302),
            .fail(.broken), .fail(.unreachable), .fail(.tooLarge),
        ]
        for step in steps {
            let fixture = try ClientFixture(ScriptedTransport(step), token: { "hush-hush" })
            let failure = try #require(await fixture.failure())

            var told = ""
            dump(failure, to: &told)
            dump(fixture.events.all, to: &told)
            dump(AlertsError.remote(failure), to: &told)
            #expect(!told.contains("hush"))
        }
    }
}
