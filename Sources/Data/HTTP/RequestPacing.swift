package import HaruDomain

/// The time that questions take: a clock, a way to let time pass, and chance.
package struct RequestPacing: Sendable {
    package let clock: WallClock
    private let sleep: @Sendable (Duration) async throws -> Void
    private let chance: @Sendable () -> Double

    /// Pacing by a clock; `sleep` throws when its task is cancelled, `chance` is in 0..<1.
    package init(
        clock: WallClock,
        sleep: @escaping @Sendable (Duration) async throws -> Void = {
            try await Task.sleep(for: $0)
        },
        chance: @escaping @Sendable () -> Double = { .random(in: 0..<1) }
    ) {
        self.clock = clock
        self.sleep = sleep
        self.chance = chance
    }

    /// The pause after so many tries: twice as long each time, and less by up to half of it, so that
    /// those who failed together do not come back together.
    func pause(after tries: Int, first: Duration) -> Duration {
        first * Double(1 << min(tries - 1, 16)) * (1 - chance() / 2)
    }

    /// - Throws: `.cancelled`.
    func wait(_ pause: Duration) async throws(RemoteError) {
        do { try await sleep(pause) } catch { throw .cancelled }
    }

    /// What `body` returns, if it does so in time. It is cancelled otherwise, and waited for.
    func within<Value: Sendable, Failure: Error & TimeLimited>(
        _ limit: Duration,
        _ body: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let outcome: Result<Value, Failure> = await withTaskGroup { group in
            group.addTask { () -> Result<Value, Failure>? in
                do throws(Failure) {
                    return .success(try await body())
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                do {
                    try await sleep(limit)
                    return .failure(.timeout)
                } catch {
                    return nil  // cancelled, as the other one is too
                }
            }
            defer { group.cancelAll() }
            for await outcome in group {
                if let outcome { return outcome }
            }
            return .failure(.cancelled)
        }
        return try outcome.get()
    }
}
