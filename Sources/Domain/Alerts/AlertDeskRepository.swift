/// Keeps what lives on the device of the alerts.
public protocol AlertDeskRepository: Sendable {
    /// The desk as it is stored; an empty one when nothing is.
    ///
    /// - Throws: `.repository`.
    func desk() async throws(AlertsError) -> AlertDesk

    /// Reads, changes and keeps the desk as one transaction; keeps nothing if `change` throws.
    ///
    /// - Throws: What `change` throws, and `.repository`.
    func update<Result: Sendable>(
        _ change: @Sendable (inout AlertDesk) throws(AlertsError) -> Result
    ) async throws(AlertsError) -> Result

    /// What changes from now on; while nobody reads, changes unite.
    var changes: AsyncStream<Set<AlertDeskChange>> { get }
}
