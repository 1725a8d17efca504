/// Reads alerts from the server that the person is connected to, and keeps the first page of each
/// service for when the server cannot be reached.
public protocol AlertRepository: Sendable {
    /// The services as the server lists them now.
    ///
    /// - Throws: `.notConnected`, `.remote`, `.repository`.
    func services() async throws(AlertsError) -> AlertServiceList

    /// A page as the server has it now.
    ///
    /// - Throws: `.notConnected`, `.serviceNotFound`, `.remote`, `.repository`.
    func page(_ query: AlertQuery) async throws(AlertsError) -> AlertPage

    /// The first page as the server had it when the same question was asked last; nil when it was not,
    /// when another was asked of the service since, and for later pages.
    ///
    /// - Throws: `.notConnected`, `.repository`.
    func keptPage(_ query: AlertQuery) async throws(AlertsError) -> AlertPage?

    /// One alert as the server has it now.
    ///
    /// - Throws: `.notConnected`, `.alertNotFound`, `.remote`, `.repository`.
    func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert

    /// What changes from now on of what is kept; while nobody reads, changes unite.
    var changes: AsyncStream<Set<AlertChange>> { get }
}
