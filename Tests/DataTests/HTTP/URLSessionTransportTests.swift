import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// What URLSession does on Linux, each trap once, against a server that misbehaves.
@Suite(.serialized, .timeLimit(.minutes(3)), .enabled(if: TestScale.isExhaustive))
struct URLSessionTransportTests {
    let server: ContractServer
    let transport = URLSessionTransport()

    init() throws {
        server = try ContractServer(token: "hush-hush")
    }

    func failure(
        as mode: String,
        policy: RemotePolicy = .hasty,
        token: String = "hush-hush"
    ) async throws -> AlertsError? {
        let source = try server.source(
            as: mode,
            token: token,
            policy: policy,
            transport: transport
        )
        do throws(AlertsError) {
            _ = try await source.page(AlertQuery(serviceID: "payments"), tag: nil)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [
        ("truncated", AlertsError.remote(.offline)), ("reset", .remote(.offline)),
        ("endless", .remote(.tooLarge)), ("endless:length", .remote(.tooLarge)),
        ("gzip-bomb", .remote(.tooLarge)), ("huge:9000000", .remote(.tooLarge)),
        ("html", .remote(.malformed(path: "$"))), ("empty", .remote(.malformed(path: "$"))),
        ("no-content", .remote(.malformed(path: "$"))),
        ("wrong-charset", .remote(.malformed(path: "$"))),
        ("challenge:Basic", .remote(.unauthorized)), ("challenge:Bearer", .remote(.unauthorized)),
        ("challenge:Digest", .remote(.unauthorized)),
        ("status:401", .remote(.unauthorized)), ("status:404", .serviceNotFound("payments")),
        ("status:500", .remote(.server(status: 500))),
        ("status:501", .remote(.server(status: 501))),
        ("status:502", .remote(.server(status: 502))),
        ("status:503", .remote(.server(status: 503))),
        ("status:504", .remote(.server(status: 504))),
        ("status:429", .remote(.rateLimited(until: nil))),
        ("redirect:port", .remote(.server(status: 307))),
        ("redirect:host", .remote(.server(status: 307))),
        ("redirect:scheme", .remote(.server(status: 307))),
        ("redirect:user", .remote(.server(status: 307))),
        ("redirect:file", .remote(.server(status: 307))),
        ("redirect:loop", .remote(.server(status: 307))),
    ])
    func `every way to misbehave has its failure`(mode: String, error: AlertsError) async throws {
        #expect(try await failure(as: mode) == error)
    }

    @Test(arguments: [
        "gzip", "chunked", "redirect:same", "redirect:relative", "flaky:503,2", "flaky:502,1",
        "flaky:429,1", "retry-after:0", "retry-after:1", "retry-after:date1", "retry-after:none",
        "retry-after:soon", "retry-after:-5", "huge:5000000",
    ])
    func `what is unusual but right is read`(mode: String) async throws {
        #expect(try await failure(as: mode) == nil)
    }

    @Test(arguments: ["slow-headers", "drip", "hang"])
    func `a server that drips is given up in time`(mode: String) async throws {
        var policy = RemotePolicy.hasty
        policy.tryLimit = .seconds(1)
        #expect(try await failure(as: mode, policy: policy) == .remote(.timeout))

        policy.tryLimit = .seconds(60)
        policy.totalLimit = .milliseconds(300)
        #expect(try await failure(as: mode, policy: policy) == .remote(.timeout))
    }

    @Test func `a long pause is told, and nothing is asked meanwhile`() async throws {
        let source = try server.source(as: "retry-after:3000", token: "hush-hush")
        let query = AlertQuery(serviceID: "payments")
        for _ in 0..<3 {
            do throws(AlertsError) {
                _ = try await source.page(query, tag: nil)
                Issue.record("it was not told")
            } catch {
                guard case .remote(.rateLimited(until: .some)) = error else { throw error }
            }
        }
        #expect(try await server.takeLog().count == 1)
    }

    @Test func `a token goes to its origin only, and no cookie anywhere`() async throws {
        for mode in ["port", "host", "scheme", "user", "file", "loop", "same"] {
            _ = try await failure(as: "redirect:\(mode)")
        }
        let log = try await server.takeLog()
        #expect(log.count == 5 + 6 + 2)
        #expect(log.allSatisfy { $0.port == server.ports[0] })
        #expect(log.allSatisfy { $0.authorization == "Bearer hush-hush" })

        let cookies = try server.source(as: "cookie", token: "hush-hush", transport: transport)
        for _ in 0..<2 { _ = try await cookies.services() }
        #expect(try await server.takeLog().allSatisfy { $0.cookie == nil })
        #expect(try await failure(as: "gzip", token: "another") == .remote(.unauthorized))
    }

    @Test func `a connection that is refused or leads to no host is no connection`() async throws {
        let ports = server.ports
        server.process.stop()
        for address in ["http://127.0.0.1:\(ports[0])/x", "http://no-such-host.invalid/x"] {
            let url = try #require(URL(string: address))
            await #expect(throws: HTTPTransportError.unreachable) {
                try await transport.send(HTTPRequest(url: url), bodyLimit: 100)
            }
        }
    }

    @Test func `a thousand cancellations at any moment leave nothing behind`() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let modes = [nil, "drip", "hang", "slow-headers", "gzip", "chunked"]
        let addresses = try modes.map { try server.address(as: $0) }
        var before = (0, 0)
        for round in 0..<1000 {
            if round == 100 { before = Self.holdings() }
            let url = addresses[Int.random(in: 0..<addresses.count, using: &random)]
                .appending(path: "api/services")
            let request = HTTPRequest(url: url, headers: ["authorization": "Bearer hush-hush"])
            let pause = Duration.microseconds(Int.random(in: 0...5000, using: &random))
            let transport = transport
            let asking = Task { try await transport.send(request, bodyLimit: 1 << 20) }
            try await Task.sleep(for: pause)
            asking.cancel()
            _ = await asking.result
        }
        try await Task.sleep(for: .seconds(1))
        let after = Self.holdings()
        print("descriptors \(before.0) to \(after.0), threads \(before.1) to \(after.1)")
        #expect(after.0 <= before.0 + 16 && after.1 <= before.1 + 16)
    }

    @Test func `two thousand questions cost no memory`() async throws {
        let source = try server.source(token: "hush-hush", transport: transport)
        var before = 0
        for round in 0..<2000 {
            if round == 100 { before = Self.residentBytes() }
            _ = try await source.page(AlertQuery(serviceID: "payments"), tag: nil)
        }
        let growth = Self.residentBytes() - before
        print("grew by \(growth / 1024) KiB")
        #expect(growth < 5 << 20)
    }

    /// The open descriptors and the threads of this process.
    static func holdings() -> (descriptors: Int, threads: Int) {
        func count(_ path: String) -> Int {
            (try? FileManager.default.contentsOfDirectory(atPath: path).count) ?? 0
        }
        return (count("/proc/self/fd"), count("/proc/self/task"))
    }

    static func residentBytes() -> Int {
        let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        return (Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0) * 4096
    }
}
