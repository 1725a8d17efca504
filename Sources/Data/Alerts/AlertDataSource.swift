package import HaruDomain

/// What a kind of server has to be able to do for alerts to come from it.
package protocol AlertDataSource: Sendable {
    /// The services now.
    ///
    /// - Throws: `.remote`, `.repository`.
    func services() async throws(AlertsError) -> AlertServiceList

    /// A page now, or that it is the one with this tag.
    ///
    /// - Throws: `.serviceNotFound`, `.remote`, `.repository`.
    func page(_ query: AlertQuery, tag: String?) async throws(AlertsError) -> AlertAnswer

    /// One alert now.
    ///
    /// - Throws: `.alertNotFound`, `.remote`, `.repository`.
    func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert
}
