package import HaruDomain

/// Keeps the settings in the store, in one row.
package struct FileSettingsRepository: SettingsRepository {
    private static let key = Transaction.Key(kind: "settings", id: "current")

    /// What settings keep in the store.
    package static let kinds = [
        StoreKind(key.kind, belongs: { $1 == key.id }, SettingsMapper.settings)
    ]

    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package var changes: AsyncStream<Set<SettingsChange>> {
        store.changes { $0 == Self.key ? .settings : nil }
    }

    package func settings() async throws(SettingsError) -> Settings {
        try await store.read { transaction throws(SettingsError) in
            try SettingsError.fetching(try Self.settings(in: transaction))
        }
    }

    package func update<Result: Sendable>(
        _ change: @Sendable (inout Settings) throws(SettingsError) -> Result
    ) async throws(SettingsError) -> Result {
        try await store.update { transaction throws(SettingsError) in
            let before = try SettingsError.fetching(try Self.settings(in: transaction))
            var after = before
            let result = try change(&after)
            if after != before {
                transaction.set(Self.key, to: SettingsMapper.row(after))
            }
            return result
        }
    }

    private static func settings(
        in transaction: Transaction
    ) throws(RepositoryError.Reason) -> Settings {
        let row = try transaction.row(key, as: SettingsRow.self)
        return row.map(SettingsMapper.settings) ?? Settings()
    }
}
