import Foundation
package import HaruDomain

/// Keeps countdowns in the store, one row for each.
package struct FileCountdownRepository: CountdownRepository {
    private static let kind = "countdown"

    /// What countdowns keep in the store.
    package static let kinds = [
        StoreKind(
            kind,
            instants: ["createdAt", "lastStartedAt", "until", "since", "finishedAt"],
            belongs: { $0.id.uuidString == $1 },
            CountdownMapper.countdown
        )
    ]

    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package var changes: AsyncStream<Set<CountdownChange>> {
        store.changes { key in
            key.kind == Self.kind ? UUID(uuidString: key.id).map(CountdownChange.countdown) : nil
        }
    }

    package func countdowns() async throws(CountdownError) -> Countdowns {
        try await store.read { transaction throws(CountdownError) in
            try CountdownError.fetching(try Self.countdowns(in: transaction))
        }
    }

    package func update<Result: Sendable>(
        _ change: @Sendable (inout Countdowns) throws(CountdownError) -> Result
    ) async throws(CountdownError) -> Result {
        try await store.update { transaction throws(CountdownError) in
            let before = try CountdownError.fetching(try Self.countdowns(in: transaction))
            var after = before
            let result = try change(&after)
            for case .countdown(let id) in after.changes(since: before) {
                let key = Transaction.Key(kind: Self.kind, id: id)
                transaction.set(key, to: after.all[id].map(CountdownMapper.row))
            }
            return result
        }
    }

    private static func countdowns(
        in transaction: Transaction
    ) throws(RepositoryError.Reason) -> Countdowns {
        let rows = try transaction.rows(of: kind, as: CountdownRow.self)
        return Countdowns(try rows.map(CountdownMapper.countdown))
    }
}
