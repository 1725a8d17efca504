/// The services as a server listed them.
public struct AlertServiceList: Hashable, Sendable {
    /// The services, in the server's order; none twice.
    public let services: [AlertService]
    /// Whether a service that is not listed is gone, rather than merely quiet.
    public let isAuthoritative: Bool

    /// A list. Of services with one identifier the first is taken.
    public init(_ services: [AlertService], isAuthoritative: Bool) {
        var seen: Set<AlertService.ID> = []
        self.services = services.filter { seen.insert($0.id).inserted }
        self.isAuthoritative = isAuthoritative
    }
}
