/// A piece of the alerts of a service, newest first.
public struct AlertPage: Hashable, Sendable {
    /// The alerts; none twice.
    public let alerts: [ServiceAlert]
    /// Where the next page begins, in the server's own words; nil on the last page.
    public let nextCursor: String?

    /// A page. Of alerts with one identifier the first is taken. One that has nothing on it is the
    /// last: a cursor that leads nowhere would be followed for ever.
    public init(alerts: [ServiceAlert], nextCursor: String? = nil) {
        var seen: Set<ServiceAlert.ID> = []
        self.alerts = alerts.filter { seen.insert($0.id).inserted }
        self.nextCursor = alerts.isEmpty ? nil : nextCursor
    }
}
