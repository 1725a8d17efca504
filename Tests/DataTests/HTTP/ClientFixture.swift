import Foundation
import HaruData
import HaruDomain
import HaruTestSupport

/// A client over a script, whose pauses take no time but are written down.
struct ClientFixture {
    let clock = ManualClock()
    let pauses = Recorder<Duration>()
    let events = Recorder<DiagnosticEvent>()
    let transport: ScriptedTransport
    let client: APIClient

    init(
        _ transport: ScriptedTransport,
        address: String = "https://alerts.example.com",
        policy: RemotePolicy = .standard,
        timesOut limit: Duration? = nil,
        token: @escaping APIClient.TokenProvider = { nil }
    ) throws {
        let (clock, pauses) = (clock, pauses)
        self.transport = transport
        client = APIClient(
            address: URL(string: address) ?? URL(filePath: "/"),
            transport: transport,
            policy: policy,
            pacing: RequestPacing(
                clock: clock.clock,
                sleep: { duration in
                    if duration == limit { return }
                    if [policy.tryLimit, policy.totalLimit].contains(duration) {
                        return try await Task.sleep(for: .seconds(3600))
                    }
                    pauses.append(duration)
                    clock.advance(by: duration)
                },
                chance: { 0.5 }
            ),
            token: token,
            diagnostics: events.append
        )
    }

    func failure(of endpoint: Endpoint = Endpoint("x")) async -> RemoteError? {
        do throws(RemoteError) {
            _ = try await client.get(endpoint)
            return nil
        } catch {
            return error
        }
    }
}
