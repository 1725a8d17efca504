package import HaruDomain

/// Keeps the alert desk in the store: one row for the connection, one for each server's board.
package struct FileAlertDeskRepository: AlertDeskRepository {
    private static let connectionKey = Transaction.Key(kind: "alert-connection", id: "current")
    private static let boardKind = "alert-board"

    /// What the desk keeps in the store.
    package static let kinds = [
        StoreKind(
            connectionKey.kind,
            belongs: { $1 == connectionKey.id },
            AlertDeskMapper.connection
        ),
        StoreKind(boardKind, belongs: { $0.server == $1 }) {
            (row: ServiceBoardRow) throws(RepositoryError.Reason) in
            (server: row.server, board: try AlertDeskMapper.board(row))
        },
    ]

    private let store: Store
    private let connection: AlertConnection?

    /// A repository in whose desk `connection`, if there is one, stands in for the one that is stored.
    package init(store: Store, connection: AlertConnection? = nil) {
        self.store = store
        self.connection = connection
    }

    package var changes: AsyncStream<Set<AlertDeskChange>> {
        store.changes { key in
            switch key.kind {
            case Self.connectionKey.kind: .connection
            case Self.boardKind: .board
            default: nil
            }
        }
    }

    package func desk() async throws(AlertsError) -> AlertDesk {
        try await store.read { transaction throws(AlertsError) in
            try AlertsError.fetching(try desk(in: transaction))
        }
    }

    package func update<Result: Sendable>(
        _ change: @Sendable (inout AlertDesk) throws(AlertsError) -> Result
    ) async throws(AlertsError) -> Result {
        try await store.update { transaction throws(AlertsError) in
            let before = try AlertsError.fetching(try desk(in: transaction))
            var after = before
            let result = try change(&after)
            if after.connection != before.connection {
                let row = after.connection.map(AlertDeskMapper.row)
                transaction.set(Self.connectionKey, to: row)
            }
            for (server, board) in after.boards where board != before.boards[server] {
                let key = Transaction.Key(kind: Self.boardKind, id: server)
                transaction.set(key, to: AlertDeskMapper.row(board, of: server))
            }
            return result
        }
    }

    private func desk(in transaction: Transaction) throws(RepositoryError.Reason) -> AlertDesk {
        let kept = try transaction.row(Self.connectionKey, as: AlertConnectionRow.self)
        let rows = try transaction.rows(of: Self.boardKind, as: ServiceBoardRow.self)
        var boards: [String: ServiceBoard] = [:]
        for row in rows { boards[row.server] = try AlertDeskMapper.board(row) }
        let stored = try kept.map(AlertDeskMapper.connection)
        return AlertDesk(connection: connection ?? stored, boards: boards)
    }
}
