import Foundation
import HaruDomain

/// What was seen of a server that has no past, in the store: one row for each alert.
package struct AlertHistory: Sendable {
    /// How long an alert is kept once it is over.
    private static let memory = Duration.seconds(90 * 86_400)
    private static let kind = "alert-seen"

    /// What a history keeps in the store.
    package static let kinds = [
        StoreKind(kind, belongs: { $1.hasSuffix(" \($0.id)") }, AlertRowMapper.alert)
    ]

    private let store: Store
    private let server: String

    /// The history of a server, named as `AlertConnection.server` names it.
    package init(store: Store, server: String) {
        self.store = store
        self.server = server
    }

    /// All that is kept, in no order.
    ///
    /// - Throws: `.repository`.
    func alerts() async throws(AlertsError) -> [ServiceAlert] {
        try await store.read { transaction throws(AlertsError) in
            try AlertsError.fetching(try alerts(in: transaction))
        }
    }

    /// Takes in what a server says fires now, and returns all that is kept. What it says no more is over,
    /// unless a part of its answer could not be read.
    ///
    /// - Throws: `.repository`.
    func take(
        _ current: [ServiceAlert],
        isWhole: Bool,
        at now: Date
    ) async throws(AlertsError) -> [ServiceAlert] {
        try await store.update { transaction throws(AlertsError) in
            let kept = try AlertsError.fetching(try alerts(in: transaction))
            var all = Dictionary(kept.map { ($0.id, $0) }) { first, _ in first }
            let before = all
            let firing = Set(current.map(\.id))
            if isWhole {
                for (id, alert) in before where !firing.contains(id) && alert.endedAt == nil {
                    all[id]?.endedAt = now
                }
            }
            for alert in current { all[alert.id] = alert }
            all = all.filter { _, alert in
                alert.endedAt.map { now.duration(since: $0) < Self.memory } ?? true
            }
            for id in Set(all.keys).union(before.keys) where all[id] != before[id] {
                let key = Transaction.Key(kind: Self.kind, id: "\(server) \(id)")
                transaction.set(key, to: all[id].map(AlertRowMapper.row))
            }
            return Array(all.values)
        }
    }

    /// A space ends the name of the server, and `!` is the character behind it.
    private func alerts(
        in transaction: Transaction
    ) throws(RepositoryError.Reason) -> [ServiceAlert] {
        let ids = "\(server) "..<"\(server)!"
        return try transaction.rows(of: Self.kind, in: ids, as: AlertRow.self)
            .map(AlertRowMapper.alert)
    }
}
