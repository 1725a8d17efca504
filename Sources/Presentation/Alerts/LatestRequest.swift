import HaruDomain

/// Asks one question at a time. A new question takes the place of one that is under way, which is
/// cancelled, and whose answer counts for nothing however late it comes.
@MainActor
final class LatestRequest {
    enum Outcome<Answer: Sendable>: Sendable {
        case answered(Answer)
        case failed(AlertsError)
        /// Whoever asked no longer wants to know; nothing went wrong.
        case cancelled
        /// Another question has taken its place, and what is shown belongs to that one.
        case superseded
    }

    private var number = 0
    private var displacing: AsyncStream<Void>.Continuation?

    /// Whether a question is under way.
    var isRunning: Bool { displacing != nil }

    /// Asks, and returns once nothing of the question is left behind.
    func run<Answer: Sendable>(
        _ ask: @escaping @Sendable () async throws(AlertsError) -> Answer
    ) async -> Outcome<Answer> {
        drop()
        let mine = number
        let (displaced, continuation) = AsyncStream<Void>.makeStream()
        displacing = continuation
        let outcome = await withTaskGroup(of: Outcome<Answer>.self) { group in
            group.addTask { await Self.outcome(of: ask) }
            group.addTask {
                for await _ in displaced {}
                return .cancelled
            }
            let first = await group.next()
            group.cancelAll()
            return first ?? .cancelled
        }
        guard mine == number else { return .superseded }
        displacing = nil
        return outcome
    }

    /// Gives up what is under way.
    func drop() {
        number += 1
        displacing?.finish()
        displacing = nil
    }

    private nonisolated static func outcome<Answer: Sendable>(
        of ask: @Sendable () async throws(AlertsError) -> Answer
    ) async -> Outcome<Answer> {
        do throws(AlertsError) {
            return .answered(try await ask())
        } catch {
            return error.isCancellation ? .cancelled : .failed(error)
        }
    }
}
