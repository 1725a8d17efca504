/// Keeps the countdowns.
public protocol CountdownRepository: Sendable {
    /// The countdowns as they are stored; those whose moment has come may still run in it.
    ///
    /// - Throws: `.repository`.
    func countdowns() async throws(CountdownError) -> Countdowns

    /// Reads, changes and keeps the countdowns as one transaction; keeps nothing if `change` throws.
    ///
    /// - Throws: What `change` throws, and `.repository`.
    func update<Result: Sendable>(
        _ change: @Sendable (inout Countdowns) throws(CountdownError) -> Result
    ) async throws(CountdownError) -> Result

    /// What changes from now on; while nobody reads, changes unite.
    var changes: AsyncStream<Set<CountdownChange>> { get }
}
