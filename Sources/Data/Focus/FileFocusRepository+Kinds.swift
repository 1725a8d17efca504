import HaruDomain

extension FileFocusRepository {
    /// What focus keeps in the store.
    package static let kinds =
        [
            StoreKind(Kind.timer, instants: ["createdAt"], FocusMapper.timer),
            StoreKind(Kind.tombstone, instants: ["deletedAt"], FocusMapper.tombstone),
            StoreKind(
                Kind.session,
                instants: ["startedAt", "focus", "focusSince", "restSince", "restEndsAt"],
                FocusMapper.session
            ),
        ]
        + [FocusRecordKey.usual, FocusRecordKey.apart].map {
            StoreKind($0, instants: ["startedAt", "focus"], FocusMapper.record)
        }
}
