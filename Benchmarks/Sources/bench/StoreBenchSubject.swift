import Foundation
import HaruData
import HaruDomain

/// The records in a store of one directory.
struct StoreBenchSubject {
    private static let kind = "record"

    let store: Store

    init(in directory: URL, compactsFrom: Int = 64 * 1024) {
        store = Store(
            fileSystem: PosixFileSystem(directory: directory.appending(path: "ours")),
            compactsFrom: compactsFrom
        )
    }

    /// One durable transaction.
    func write(_ records: [StoreBenchRecord]) async throws(StoreError) {
        try await store.update { transaction throws(StoreError) in
            for record in records { transaction.set(Self.key(record), to: record) }
        }
    }

    func record(like record: StoreBenchRecord) async throws(StoreError) -> StoreBenchRecord? {
        try await store.read { transaction throws(StoreError) in
            try StoreError.fetching(try transaction.row(Self.key(record)))
        }
    }

    /// All records.
    func records() async throws(StoreError) -> [StoreBenchRecord] {
        try await store.read { transaction throws(StoreError) in
            try StoreError.fetching(try transaction.rows(of: Self.kind))
        }
    }

    private static func key(_ record: StoreBenchRecord) -> Transaction.Key {
        Transaction.Key(kind: kind, id: record.id)
    }
}
