import Foundation
import HaruDomain

extension FileFocusRepository {
    /// What focus keeps in the store.
    package static let kinds =
        [
            StoreKind(
                Kind.timer,
                instants: ["createdAt"],
                belongs: { $0.id.uuidString == $1 },
                rule: checkTitles,
                FocusMapper.timer
            ),
            StoreKind(
                Kind.tombstone,
                instants: ["deletedAt"],
                belongs: { $0.id.uuidString == $1 },
                FocusMapper.tombstone
            ),
            StoreKind(
                Kind.session,
                instants: ["startedAt", "focus", "focusSince", "restSince", "restEndsAt"],
                belongs: { $1 == "current" },
                FocusMapper.session
            ),
        ]
        + [FocusRecordKey.usual, FocusRecordKey.apart].map { kind in
            StoreKind(
                kind,
                instants: ["startedAt", "focus"],
                belongs: { FocusRecordKey.key(of: $0) == Transaction.Key(kind: kind, id: $1) },
                FocusMapper.record
            )
        }

    /// Titles are short, and none is there twice.
    private static func checkTitles(
        in transaction: Transaction
    ) throws(RepositoryError.Reason) {
        var known: Set<TitleKey> = []
        for timer in try desk(in: transaction).timers.values {
            let isShort = timer.title.text.count <= FocusPolicy.standard.titleLimit
            guard isShort, known.insert(timer.title.key).inserted else { throw .damaged }
        }
    }
}
