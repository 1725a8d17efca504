public import HaruDomain

/// Keeps alarms in memory and fails when it is told to.
public actor InMemoryAlarmRepository: AlarmRepository {
    private var stored: AlarmClock
    private var failure: RepositoryError.Reason?
    private let feed = ChangeFeed<AlarmChange>()

    /// A repository that holds these alarms.
    public init(_ entries: [AlarmEntry] = []) {
        stored = AlarmClock(entries)
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<AlarmChange>> { feed.changes { $0 } }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// The alarms.
    public func alarms() throws(AlarmError) -> AlarmClock {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return stored
    }

    /// Changes the alarms.
    public func update<Result: Sendable>(
        _ change: @Sendable (inout AlarmClock) throws(AlarmError) -> Result
    ) throws(AlarmError) -> Result {
        if let failure { throw .repository(.saveFailed(failure)) }
        var changed = stored
        let result = try change(&changed)
        let changes = changed.changes(since: stored)
        if !changes.isEmpty { feed.publish(changes) }
        stored = changed
        return result
    }
}
