public import HaruDomain

/// Keeps the alert desk in memory and fails when it is told to.
public actor InMemoryAlertDeskRepository: AlertDeskRepository {
    private var stored: AlertDesk
    private var failure: RepositoryError.Reason?
    private let feed = ChangeFeed<AlertDeskChange>()

    /// A repository that holds this desk.
    public init(_ desk: AlertDesk = AlertDesk()) {
        stored = desk
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<AlertDeskChange>> { feed.changes { $0 } }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// The desk.
    public func desk() throws(AlertsError) -> AlertDesk {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return stored
    }

    /// Changes the desk.
    public func update<Result: Sendable>(
        _ change: @Sendable (inout AlertDesk) throws(AlertsError) -> Result
    ) throws(AlertsError) -> Result {
        if let failure { throw .repository(.saveFailed(failure)) }
        var changed = stored
        let result = try change(&changed)
        let changes = changed.changes(since: stored)
        stored = changed
        if !changes.isEmpty { feed.publish(changes) }
        return result
    }
}
