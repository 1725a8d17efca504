import Foundation
import HaruData
import HaruDomain

/// What durable records cost beside the system's SQLite with WAL and `synchronous=FULL`, in the same
/// directory for temporary files.
enum StoreBench {
    static func rows() async throws -> [BenchmarkRow] {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let rows = try await inRow(in: directory)
        try FileManager.default.removeItem(at: directory)
        return rows
    }

    private static func inRow(in directory: URL) async throws -> [BenchmarkRow] {
        let store = Store(fileSystem: PosixFileSystem(directory: directory.appending(path: "row")))
        let peer = try StoreBenchPeer(in: directory, "row")
        let records = (0..<3000).map(StoreBenchRecord.init)
        let clock = ContinuousClock()
        let ours = try await clock.measure {
            for record in records { try await write([record], to: store) }
        }
        let theirs = try clock.measure { for record in records { try peer.insert(record) } }
        return [
            BenchmarkRow(
                "3,000 one-record transactions in a row, per transaction",
                ours: ours / .nanoseconds(records.count),
                peer: theirs / .nanoseconds(records.count),
                unit: "ns",
                ratioAtMost: 0.9
            )
        ]
    }

    /// One durable transaction.
    private static func write(
        _ records: [StoreBenchRecord],
        to store: Store
    ) async throws(FocusError) {
        try await store.update { transaction throws(FocusError) in
            for record in records {
                let key = Transaction.Key(kind: "record", id: record.id.uuidString)
                transaction.set(key, to: record)
            }
        }
    }
}
