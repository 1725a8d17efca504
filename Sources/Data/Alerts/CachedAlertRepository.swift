package import HaruDomain

/// Alerts from the server that the desk is connected to, with the first page of each service in the store.
package struct CachedAlertRepository: AlertRepository {
    package typealias MakeSource = @Sendable (AlertConnection) -> any AlertDataSource

    private static let kind = "alert-page"

    /// What the repository keeps in the store.
    package static let kinds =
        [
            StoreKind(kind, instants: ["from", "to"], belongs: { $1.hasSuffix(" \($0.service)") }) {
                (row: AlertPageRow) throws(RepositoryError.Reason) -> AlertPageRow in
                _ = try AlertRowMapper.page(row)
                return row
            }
        ] + AlertHistory.kinds + AlertPauses.kinds

    private let store: Store
    private let desk: any AlertDeskRepository
    private let sources: AlertSources
    private let pauses: AlertPauses

    /// A repository that talks to each server through the one source that `makeSource` makes for it.
    package init(
        store: Store,
        desk: any AlertDeskRepository,
        clock: WallClock,
        makeSource: @escaping MakeSource
    ) {
        self.store = store
        self.desk = desk
        sources = AlertSources(make: makeSource)
        pauses = AlertPauses(store: store, clock: clock)
    }

    package var changes: AsyncStream<Set<AlertChange>> {
        store.changes { key in
            // A server's name has one space in it and one behind it.
            let parts = key.id.split(separator: " ", maxSplits: 2)
            return key.kind == Self.kind && parts.count == 3 ? .page(String(parts[2])) : nil
        }
    }

    package func services() async throws(AlertsError) -> AlertServiceList {
        try await asking(try await connection()) { source throws(AlertsError) in
            try await source.services()
        }
    }

    package func page(_ query: AlertQuery) async throws(AlertsError) -> AlertPage {
        let connection = try await connection()
        let key = Self.key(query, of: connection)
        let kept = try await kept(query, under: key)
        let answer = try await asking(connection) { source throws(AlertsError) in
            try await source.page(query, tag: kept?.tag)
        }
        switch answer {
        case .unchanged:
            guard let kept else { throw .remote(.malformed(path: "$")) }
            return kept.page
        case .page(let page, let tag):
            let new = KeptAlertPage(query: query, page: page, tag: tag)
            if query.cursor == nil, new != kept {
                try await store.update { transaction throws(AlertsError) in
                    transaction.set(key, to: AlertRowMapper.row(new))
                }
            }
            return page
        }
    }

    package func keptPage(_ query: AlertQuery) async throws(AlertsError) -> AlertPage? {
        let key = Self.key(query, of: try await connection())
        return try await kept(query, under: key)?.page
    }

    package func alert(_ id: ServiceAlert.ID) async throws(AlertsError) -> ServiceAlert {
        try await asking(try await connection()) { source throws(AlertsError) in
            try await source.alert(id)
        }
    }

    /// Asks a server, unless it asked for a pause, and remembers when it does.
    private func asking<Answer: Sendable>(
        _ connection: AlertConnection,
        _ body: (any AlertDataSource) async throws(AlertsError) -> Answer
    ) async throws(AlertsError) -> Answer {
        try await pauses.check(connection.server)
        do throws(AlertsError) {
            return try await body(sources.source(for: connection))
        } catch {
            if case .remote(.rateLimited(let until)) = error, let until {
                try await pauses.keep(until: until, for: connection.server)
            }
            throw error
        }
    }

    private func connection() async throws(AlertsError) -> AlertConnection {
        guard let connection = try await desk.desk().connection else { throw .notConnected }
        return connection
    }

    private func kept(
        _ query: AlertQuery,
        under key: Transaction.Key
    ) async throws(AlertsError) -> KeptAlertPage? {
        let kept = try await store.read { transaction throws(AlertsError) in
            try AlertsError.fetching(try Self.kept(under: key, in: transaction))
        }
        return kept?.query == query ? kept : nil
    }

    private static func kept(
        under key: Transaction.Key,
        in transaction: Transaction
    ) throws(RepositoryError.Reason) -> KeptAlertPage? {
        try transaction.row(key, as: AlertPageRow.self).map(AlertRowMapper.page)
    }

    private static func key(_ query: AlertQuery, of connection: AlertConnection) -> Transaction.Key
    {
        Transaction.Key(kind: kind, id: "\(connection.server) \(query.serviceID)")
    }
}
