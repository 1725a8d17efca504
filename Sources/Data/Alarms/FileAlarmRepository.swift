import Foundation
package import HaruDomain

/// Keeps alarms in the store, one row for each.
package struct FileAlarmRepository: AlarmRepository {
    private static let kind = "alarm"

    /// What alarms keep in the store.
    package static let kinds = [
        StoreKind(
            kind,
            instants: [
                "createdAt", "armedAt", "snoozedUntil", "ring", "missedAt", "handledAt", "rung",
            ],
            belongs: { $0.id.uuidString == $1 },
            AlarmMapper.entry
        )
    ]

    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package var changes: AsyncStream<Set<AlarmChange>> {
        store.changes { key in
            key.kind == Self.kind ? UUID(uuidString: key.id).map(AlarmChange.alarm) : nil
        }
    }

    package func alarms() async throws(AlarmError) -> AlarmClock {
        try await store.read { transaction throws(AlarmError) in
            try AlarmError.fetching(try Self.alarms(in: transaction))
        }
    }

    package func update<Result: Sendable>(
        _ change: @Sendable (inout AlarmClock) throws(AlarmError) -> Result
    ) async throws(AlarmError) -> Result {
        try await store.update { transaction throws(AlarmError) in
            let before = try AlarmError.fetching(try Self.alarms(in: transaction))
            var after = before
            let result = try change(&after)
            for case .alarm(let id) in after.changes(since: before) {
                let key = Transaction.Key(kind: Self.kind, id: id)
                transaction.set(key, to: after.entries[id].map(AlarmMapper.row))
            }
            return result
        }
    }

    private static func alarms(
        in transaction: Transaction
    ) throws(RepositoryError.Reason) -> AlarmClock {
        let rows = try transaction.rows(of: kind, as: AlarmRow.self)
        return AlarmClock(try rows.map(AlarmMapper.entry))
    }
}
