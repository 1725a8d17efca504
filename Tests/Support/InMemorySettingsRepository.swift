public import HaruDomain

/// Keeps the settings in memory and fails when it is told to.
public actor InMemorySettingsRepository: SettingsRepository {
    private var stored: Settings
    private var failure: RepositoryError.Reason?
    private let feed = ChangeFeed<SettingsChange>()

    /// A repository that holds these settings.
    public init(_ settings: Settings = Settings()) {
        stored = settings
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<SettingsChange>> { feed.changes { $0 } }

    /// Makes every later call fail for this reason; nil ends it.
    public func fail(with reason: RepositoryError.Reason?) {
        failure = reason
    }

    /// The settings.
    public func settings() throws(SettingsError) -> Settings {
        if let failure { throw .repository(.fetchFailed(failure)) }
        return stored
    }

    /// Changes the settings.
    public func update<Result: Sendable>(
        _ change: @Sendable (inout Settings) throws(SettingsError) -> Result
    ) throws(SettingsError) -> Result {
        if let failure { throw .repository(.saveFailed(failure)) }
        var changed = stored
        let result = try change(&changed)
        if changed != stored { feed.publish([.settings]) }
        stored = changed
        return result
    }
}
