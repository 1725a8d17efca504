import Foundation

/// What durable records of about 150 bytes cost beside the system's SQLite with WAL and
/// `synchronous=FULL`, in the same directory for temporary files.
enum StoreBench {
    static func rows() async throws -> [BenchmarkRow] {
        try await writing() + [try await waiting(), try await many()] + opening() + growing()
    }

    /// Runs a job in a directory of its own.
    static func inDirectory<Result>(
        _ job: (URL) async throws -> Result
    ) async throws -> Result {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let result = try await job(directory)
        try FileManager.default.removeItem(at: directory)
        return result
    }

    /// What a job takes for each of `count`, in nanoseconds.
    static func time(_ count: Int = 1, _ job: () async throws -> Void) async throws -> Double {
        try await ContinuousClock().measure(job) / .nanoseconds(count)
    }

    private static func writing() async throws -> [BenchmarkRow] {
        var first: (ours: [Double], peer: [Double]) = ([], [])
        var fresh = first
        for _ in 0..<15 {
            try await inDirectory { directory in
                first.ours.append(
                    try await time {
                        try await StoreBenchSubject(in: directory).write([StoreBenchRecord(0)])
                    }
                )
                first.peer.append(
                    try await time {
                        try StoreBenchPeer(in: directory).insert(StoreBenchRecord(0))
                    }
                )
                let (ours, peer) = (
                    StoreBenchSubject(in: directory), try StoreBenchPeer(in: directory)
                )
                try await ours.write([StoreBenchRecord(-1)])
                try peer.insert(StoreBenchRecord(-1))
                fresh.ours.append(
                    try await time(20) {
                        for number in 1...20 { try await ours.write([StoreBenchRecord(number)]) }
                    }
                )
                fresh.peer.append(
                    try await time(20) {
                        for number in 1...20 { try peer.insert(StoreBenchRecord(number)) }
                    }
                )
            }
        }
        return [
            BenchmarkRow(
                "the first transaction of a new store, its files made",
                ours: first.ours,
                peer: first.peer,
                ratioAtMost: 0.6
            ),
            BenchmarkRow(
                "a one-record transaction, fresh store (WAL, FULL, log new)",
                ours: fresh.ours,
                peer: fresh.peer,
                ratioAtMost: 0.6
            ),
            try await inARow(),
        ]
    }

    private static func inARow() async throws -> BenchmarkRow {
        try await inDirectory { directory in
            let ours = StoreBenchSubject(in: directory)
            let peer = try StoreBenchPeer(in: directory)
            // Until the log has reached the length at which it begins anew.
            for number in 0..<1500 { try peer.insert(StoreBenchRecord(-1 - number)) }
            var times: (ours: [Double], peer: [Double]) = ([], [])
            for round in 0..<30 {
                let numbers = round * 100..<round * 100 + 100
                times.ours.append(
                    try await time(100) {
                        for number in numbers { try await ours.write([StoreBenchRecord(number)]) }
                    }
                )
                times.peer.append(
                    try await time(100) {
                        for number in numbers { try peer.insert(StoreBenchRecord(number)) }
                    }
                )
            }
            return BenchmarkRow(
                "the same, 3,000 in a row (WAL, FULL, log reused)",
                ours: times.ours,
                peer: times.peer,
                ratioAtMost: 0.9
            )
        }
    }

    private static func waiting() async throws -> BenchmarkRow {
        try await inDirectory { directory in
            let ours = StoreBenchSubject(in: directory)
            let peer = try StoreBenchPeer(in: directory)
            var times: (ours: [Double], peer: [Double]) = ([], [])
            for round in 0..<20 {
                times.ours.append(
                    try await time(400) {
                        try await withThrowingTaskGroup { group in
                            for writer in 0..<8 {
                                group.addTask {
                                    for number in 0..<50 {
                                        let number = (round * 8 + writer) * 50 + number
                                        try await ours.write([StoreBenchRecord(number)])
                                    }
                                }
                            }
                            try await group.waitForAll()
                        }
                    }
                )
                times.peer.append(
                    try await time(100) {
                        for number in 0..<100 {
                            try peer.insert(StoreBenchRecord(round * 100 + number))
                        }
                    }
                )
            }
            return BenchmarkRow(
                "8 writers waiting, per write (WAL, FULL, one transaction each)",
                ours: times.ours,
                peer: times.peer,
                ratioAtMost: 0.15
            )
        }
    }

    private static func many() async throws -> BenchmarkRow {
        let records = (0..<10_000).map(StoreBenchRecord.init)
        var times: (ours: [Double], peer: [Double]) = ([], [])
        for _ in 0..<9 {
            try await inDirectory { directory in
                let ours = StoreBenchSubject(in: directory)
                let peer = try StoreBenchPeer(in: directory)
                try await ours.write([StoreBenchRecord(-1)])
                try peer.insert(StoreBenchRecord(-1))
                times.ours.append(try await time { try await ours.write(records) })
                times.peer.append(try await time { try peer.insert(records) })
            }
        }
        return BenchmarkRow(
            "10,000 records in one transaction (WAL, FULL)",
            ours: times.ours,
            peer: times.peer,
            ratioAtMost: 0.4
        )
    }
}
