import Foundation
import HaruDomain

/// The pauses that servers asked for, in the store: the next process keeps to them as well.
struct AlertPauses: Sendable {
    private static let kind = "alert-pause"

    /// What pauses keep in the store.
    static let kinds = [
        StoreKind(kind, instants: ["since", "until"], belongs: { !$1.isEmpty }) {
            (row: AlertPauseRow) throws(RepositoryError.Reason) in
            guard row.since <= row.until else { throw .damaged }
        }
    ]

    let store: Store
    let clock: WallClock

    /// - Throws: `.remote(.rateLimited)` while a server wants to be left alone, `.repository`.
    func check(_ server: String) async throws(AlertsError) {
        let key = Transaction.Key(kind: Self.kind, id: server)
        let row = try await store.read { transaction throws(AlertsError) in
            try AlertsError.fetching(try transaction.row(key, as: AlertPauseRow.self))
        }
        guard let row, row.since <= clock.now.milliseconds, clock.now.milliseconds < row.until
        else { return }
        throw .remote(.rateLimited(until: Date(milliseconds: row.until)))
    }

    /// Keeps a pause that a server asked for.
    ///
    /// - Throws: `.repository`.
    func keep(until: Date, for server: String) async throws(AlertsError) {
        let row = AlertPauseRow(since: clock.now.milliseconds, until: until.milliseconds)
        try await store.update { transaction throws(AlertsError) in
            transaction.set(Transaction.Key(kind: Self.kind, id: server), to: row)
        }
    }
}
