/// Keeps the settings.
public protocol SettingsRepository: Sendable {
    /// The settings as they are stored; those of a newcomer when nothing is.
    ///
    /// - Throws: `.repository`.
    func settings() async throws(SettingsError) -> Settings

    /// Reads, changes and keeps the settings as one transaction; keeps nothing if `change` throws.
    ///
    /// - Throws: What `change` throws, and `.repository`.
    func update<Result: Sendable>(
        _ change: @Sendable (inout Settings) throws(SettingsError) -> Result
    ) async throws(SettingsError) -> Result

    /// What changes from now on; while nobody reads, changes unite.
    var changes: AsyncStream<Set<SettingsChange>> { get }
}
