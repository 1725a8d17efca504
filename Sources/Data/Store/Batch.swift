import HaruDomain

/// Transactions that one sync makes durable, or that fail together.
final class Batch: Sendable {
    typealias Reason = RepositoryError.Reason

    private struct State {
        var hasEnded = false
        var failure: Reason?
        var waiting: [CheckedContinuation<Reason?, Never>] = []
    }

    private let state = Locked(State())

    /// Why it failed, once it ended; nil when all of it is durable.
    ///
    /// Whoever waits does so outside of the store, so that nobody has to come back through it.
    var failure: Reason? {
        get async {
            await withCheckedContinuation { continuation in
                let failure: Reason?? = state.withLock { state in
                    if state.hasEnded { return .some(state.failure) }
                    state.waiting.append(continuation)
                    return nil
                }
                if let failure { continuation.resume(returning: failure) }
            }
        }
    }

    func end(_ failure: Reason?) {
        let waiting = state.withLock { state in
            state.hasEnded = true
            state.failure = failure
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: failure) }
    }
}
