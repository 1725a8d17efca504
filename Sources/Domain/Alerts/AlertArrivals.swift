/// Finds what is new when the first page of services is read again and again.
///
/// The first page of a service says what was there before. Later an alert is new when it stands before
/// the newest one so far; one that comes late, with an older moment, is not noticed.
public struct AlertArrivals: Sendable {
    private var pages: [AlertService.ID: ServiceAlert?] = [:]

    /// Nothing was read yet.
    public init() {}

    /// Takes in the first page of a service.
    ///
    /// - Returns: The new alerts that are to be presented, the oldest first; none of a muted service.
    public mutating func take(
        _ page: AlertPage,
        of service: AlertService.ID,
        on board: ServiceBoard
    ) -> [ServiceAlert] {
        guard let newest = pages[service] else {
            pages.updateValue(page.alerts.first, forKey: service)
            return []
        }
        let new = page.alerts.filter { alert in newest.map(alert.precedes) ?? true }
        pages.updateValue(new.first ?? newest, forKey: service)
        return new.reversed().filter {
            board.shouldPresent(AlertPush(serviceID: service, alertID: $0.id))
        }
    }
}
