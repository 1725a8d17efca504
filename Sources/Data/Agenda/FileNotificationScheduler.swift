package import HaruDomain

/// Holds notification requests in the store, for front-ends without a platform that would: they show
/// what is due themselves. A person at a terminal has agreed by starting one.
package struct FileNotificationScheduler: NotificationScheduler {
    private static let kind = "notification"

    /// What notifications keep in the store.
    package static let kinds = [
        StoreKind(kind, instants: ["at"], belongs: { $0.id == $1 }, NotificationMapper.request)
    ]

    private let store: Store

    package init(store: Store) {
        self.store = store
    }

    package func authorization() -> NotificationAuthorization { .authorized }

    package func requestAuthorization() -> NotificationAuthorization { .authorized }

    package func pending() async throws(NotificationError) -> [NotificationRequest] {
        try await store.read { transaction throws(NotificationError) in
            try NotificationError.fetching(
                try transaction.rows(of: Self.kind, as: NotificationRow.self)
                    .map(NotificationMapper.request)
            )
        }
        .sorted { $0.id < $1.id }
    }

    package func add(_ requests: [NotificationRequest]) async throws(NotificationError) {
        try await store.update { transaction throws(NotificationError) in
            for request in requests {
                transaction.set(Self.key(request.id), to: NotificationMapper.row(request))
            }
        }
    }

    package func remove(_ ids: Set<NotificationRequest.ID>) async throws(NotificationError) {
        try await store.update { transaction throws(NotificationError) in
            for id in ids {
                transaction.remove(Self.key(id))
            }
        }
    }

    private static func key(_ id: NotificationRequest.ID) -> Transaction.Key {
        Transaction.Key(kind: kind, id: id)
    }
}
