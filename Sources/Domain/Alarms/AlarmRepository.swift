/// Keeps the alarms.
public protocol AlarmRepository: Sendable {
    /// The alarms as they are stored; nothing that is due has happened yet.
    ///
    /// - Throws: `.repository`.
    func alarms() async throws(AlarmError) -> AlarmClock

    /// Reads, changes and keeps the alarms as one transaction; keeps nothing if `change` throws.
    ///
    /// - Throws: What `change` throws, and `.repository`.
    func update<Result: Sendable>(
        _ change: @Sendable (inout AlarmClock) throws(AlarmError) -> Result
    ) async throws(AlarmError) -> Result

    /// What changes from now on; while nobody reads, changes unite.
    var changes: AsyncStream<Set<AlarmChange>> { get }
}
