import HaruDomain

/// The first page of a service as it was last seen.
struct KeptAlertPage: Hashable, Sendable {
    let query: AlertQuery
    let page: AlertPage
    let tag: String?
}
