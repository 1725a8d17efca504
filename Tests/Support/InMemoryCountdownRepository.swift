public import HaruDomain

/// Keeps countdowns in memory and fails when it is told to.
public actor InMemoryCountdownRepository: CountdownRepository {
    private var stored: Countdowns
    private var failure: RepositoryError.Reason?
    private let feed = ChangeFeed<CountdownChange>()

    /// A repository that holds these countdowns.
    public init(_ countdowns: [Countdown] = []) {
        stored = Countdowns(countdowns)
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<CountdownChange>> { feed.changes { $0 } }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// The countdowns.
    public func countdowns() throws(CountdownError) -> Countdowns {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return stored
    }

    /// Changes the countdowns.
    public func update<Result: Sendable>(
        _ change: @Sendable (inout Countdowns) throws(CountdownError) -> Result
    ) throws(CountdownError) -> Result {
        if let failure { throw .repository(.saveFailed(failure)) }
        var changed = stored
        let result = try change(&changed)
        let changes = changed.changes(since: stored)
        if !changes.isEmpty { feed.publish(changes) }
        stored = changed
        return result
    }
}
