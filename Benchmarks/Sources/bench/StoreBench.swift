import Foundation
import HaruData
import HaruDomain

/// What a write costs when eight wait together, beside one that waits alone.
enum StoreBench {
    static func rows() async throws -> [BenchmarkRow] {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: directory) }
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let clock = ContinuousClock()

        let alone = try await clock.measure {
            for number in 0..<400 { try await write(number, to: store) }
        }
        let together = try await clock.measure {
            try await withThrowingTaskGroup { group in
                for writer in 0..<8 {
                    group.addTask {
                        for _ in 0..<50 { try await write(writer, to: store) }
                    }
                }
                try await group.waitForAll()
            }
        }

        return [
            BenchmarkRow(
                "8 writers waiting, beside one writer, per write",
                ours: together / .nanoseconds(400),
                peer: alone / .nanoseconds(400),
                unit: "ns",
                ratioAtMost: 0.6
            )
        ]
    }

    private static func write(_ number: Int, to store: Store) async throws(FocusError) {
        try await store.update { transaction throws(FocusError) in
            let key = Transaction.Key(kind: "bench", id: String(number))
            transaction.set(key, to: number)
        }
    }
}
