import Foundation
public import HaruDomain

/// Serves alerts out of memory in pages, and fails when it is told to.
public actor InMemoryAlertRepository: AlertRepository {
    /// The services that are listed.
    public private(set) var list: AlertServiceList
    /// How many pages, lists and alerts were asked for.
    public private(set) var requests = 0

    private var alerts: [ServiceAlert]
    private var kept: [AlertService.ID: (query: AlertQuery, page: AlertPage)] = [:]
    private var failure: AlertsError?
    private let pageSize: Int
    private let feed = ChangeFeed<AlertChange>()

    /// A repository that serves these, in pages of so many.
    public init(
        _ list: AlertServiceList = AlertServiceList([], isAuthoritative: true),
        alerts: [ServiceAlert] = [],
        pageSize: Int = 50
    ) {
        self.list = list
        self.alerts = alerts.sorted { $0.precedes($1) }
        self.pageSize = pageSize
    }

    /// What changes from now on.
    public nonisolated var changes: AsyncStream<Set<AlertChange>> { feed.changes { $0 } }

    /// Makes every later question to the server fail; nil ends it. What is kept can still be read.
    public func fail(with error: AlertsError?) {
        failure = error
    }

    /// Lists other services from now on.
    public func list(_ list: AlertServiceList) {
        self.list = list
    }

    /// Lets alerts happen.
    public func insert(_ alerts: [ServiceAlert]) {
        self.alerts = (self.alerts + alerts).sorted { $0.precedes($1) }
    }

    /// Deletes an alert.
    public func delete(_ id: ServiceAlert.ID) {
        alerts.removeAll { $0.id == id }
    }

    /// The services.
    public func services() throws(AlertsError) -> AlertServiceList {
        try ask()
        return list
    }

    /// A page; a cursor is the moment and the identifier of the last alert of the page before, so it
    /// stands where it stood when that alert is deleted.
    public func page(_ query: AlertQuery) throws(AlertsError) -> AlertPage {
        try ask()
        guard list.services.contains(where: { $0.id == query.serviceID }) else {
            throw .serviceNotFound(query.serviceID)
        }
        let all = alerts.filter {
            $0.serviceID == query.serviceID && query.interval?.contains($0.occurredAt) ?? true
        }
        let last = query.cursor.map(Self.alert)
        let rest = all.drop { alert in last.map { !$0.precedes(alert) } ?? false }
        let onPage = Array(rest.prefix(pageSize))
        let page = AlertPage(
            alerts: onPage,
            nextCursor: rest.count > pageSize ? onPage.last.map(Self.cursor) : nil
        )
        if query.cursor == nil {
            kept[query.serviceID] = (query, page)
            feed.publish([.page(query.serviceID)])
        }
        return page
    }

    /// The first page as it was asked for last.
    public func keptPage(_ query: AlertQuery) throws(AlertsError) -> AlertPage? {
        kept[query.serviceID].flatMap { $0.query == query ? $0.page : nil }
    }

    /// One alert.
    public func alert(_ id: ServiceAlert.ID) throws(AlertsError) -> ServiceAlert {
        try ask()
        guard let alert = alerts.first(where: { $0.id == id }) else { throw .alertNotFound(id) }
        return alert
    }

    private func ask() throws(AlertsError) {
        requests += 1
        if let failure { throw failure }
    }

    private static func cursor(_ alert: ServiceAlert) -> String {
        "\(RFC3339.text(alert.occurredAt, in: .gmt)) \(alert.id)"
    }

    private static func alert(_ cursor: String) -> ServiceAlert {
        let parts = cursor.split(separator: " ", maxSplits: 1).map(String.init)
        return ServiceAlert(
            id: parts.last ?? "",
            serviceID: "",
            title: "",
            occurredAt: RFC3339.instant(parts.first ?? "") ?? .distantPast
        )
    }
}
