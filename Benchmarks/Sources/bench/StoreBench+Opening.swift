import Foundation

/// Opening stores that are there, and what their size costs.
extension StoreBench {
    private static let mega = 1_000_000

    static let memoryJobs = [
        MemoryProbe.Job(name: "store-ours") {
            _ = try await StoreBenchSubject(in: $0).records()
        },
        MemoryProbe.Job(name: "store-peer") { _ = try StoreBenchPeer(in: $0).records() },
    ]

    /// The median of five processes.
    private static func memory(_ job: String, _ directory: URL) throws -> Double {
        BenchmarkRow.median(try (0..<5).map { _ in try MemoryProbe.bytes(of: job, directory) })
    }

    static func opening() async throws -> [BenchmarkRow] {
        try await inDirectory { directory in
            let count = 100_000
            let sample = StoreBenchRecord(count / 2)
            try await fill(directory, with: count)
            var times: (any: [Double], all: [Double], peer: [Double]) = ([], [], [])
            for _ in 0..<9 {
                var found: [Int] = []
                times.any.append(
                    try await time {
                        let record = try await StoreBenchSubject(in: directory)
                            .record(like: sample)
                        found.append(record?.startedAt == sample.startedAt ? count : 0)
                    }
                )
                times.all.append(
                    try await time {
                        found.append(try await StoreBenchSubject(in: directory).records().count)
                    }
                )
                times.peer.append(
                    try await time {
                        found.append(try StoreBenchPeer(in: directory).records().count)
                    }
                )
                guard found == [count, count, count] else {
                    throw BenchmarkError.differentAnswers(job: "open")
                }
            }
            return [
                BenchmarkRow(
                    "open 100,000 records until any can be read (select all into structs)",
                    ours: times.any,
                    peer: times.peer,
                    ratioAtMost: 0.4
                ),
                BenchmarkRow(
                    "open and decode all 100,000 (select all into structs)",
                    ours: times.all,
                    peer: times.peer,
                    ratioAtMost: 0.8
                ),
                BenchmarkRow(
                    "peak memory over start for that (select all into structs)",
                    ours: try memory("store-ours", directory),
                    peer: try memory("store-peer", directory),
                    unit: "bytes",
                    ratioAtMost: 1
                ),
            ]
        }
    }

    static func growing() async throws -> [BenchmarkRow] {
        [try await compacted(), try await writeAtSize()]
    }

    private static func compacted() async throws -> BenchmarkRow {
        try await inDirectory { directory in
            let records = (0..<5000).map(StoreBenchRecord.init)
            let never = StoreBenchSubject(in: directory, compactsFrom: .max)
            for _ in 0..<mega / 5000 { try await never.write(records) }
            try await StoreBenchSubject(in: directory).write([records[0]])
            var times: [Double] = []
            for _ in 0..<9 {
                times.append(
                    try await time {
                        _ = try await StoreBenchSubject(in: directory).record(like: records[0])
                    }
                )
            }
            var row = BenchmarkRow(
                "open a store of 1,000,000 entries, 5,000 live, after compaction",
                ours: BenchmarkRow.median(times),
                unit: "ns",
                atMost: 200_000_000
            )
            row.spread = BenchmarkRow.Spread(ours: BenchmarkRow.spread(times), peer: nil)
            return row
        }
    }

    private static func writeAtSize() async throws -> BenchmarkRow {
        try await inDirectory { directory in
            let large = StoreBenchSubject(in: directory.appending(path: "large"))
            let small = StoreBenchSubject(in: directory.appending(path: "small"))
            for start in stride(from: 0, to: mega, by: 20_000) {
                try await large.write((start..<start + 20_000).map(StoreBenchRecord.init))
            }
            try await small.write((0..<1000).map(StoreBenchRecord.init))
            var times: (large: [Double], small: [Double]) = ([], [])
            for round in 0..<20 {
                let records = (0..<50).map { StoreBenchRecord(mega + round * 50 + $0) }
                times.large.append(
                    try await time(50) { for record in records { try await large.write([record]) } }
                )
                times.small.append(
                    try await time(50) { for record in records { try await small.write([record]) } }
                )
            }
            return BenchmarkRow(
                "a write at 1,000,000 records, beside one at 1,000",
                ours: times.large,
                peer: times.small,
                ratioAtMost: 1.5
            )
        }
    }

    static func fill(_ directory: URL, with count: Int) async throws {
        let ours = StoreBenchSubject(in: directory)
        let peer = try StoreBenchPeer(in: directory)
        // One by one, as they come in life; a store of few long lines would be read faster.
        let records = (0..<count).map(StoreBenchRecord.init)
        try await withThrowingTaskGroup { group in
            for writer in 0..<1000 {
                group.addTask {
                    for number in stride(from: writer, to: count, by: 1000) {
                        try await ours.write([records[number]])
                    }
                }
            }
            try await group.waitForAll()
        }
        try peer.insert(records)
    }
}
