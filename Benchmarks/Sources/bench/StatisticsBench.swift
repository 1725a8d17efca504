import Foundation
import HaruData
import HaruDomain

/// What the look back costs beside SQLite, which holds the same sessions with an index on their start.
struct StatisticsBench {
    /// The jobs whose memory is measured, in processes of their own.
    static let memoryJobs = [
        MemoryProbe.Job(name: "statistics-ours") { directory in
            let focus = StatisticsBenchHistory(count: 1, perDay: 1).repository(in: directory)
            _ = try await focus.ledger(of: nil)
        },
        MemoryProbe.Job(name: "statistics-peer") { directory in
            _ = try StatisticsBenchPeer(directory).readAll()
        },
    ]

    /// A single ask after a sync measures how a processor wakes up, not what is asked.
    private static let asks = 20

    private let history: StatisticsBenchHistory
    private let sessions: [StatisticsBenchHistory.Session]
    private let directory: URL
    private let peer: StatisticsBenchPeer
    /// The month of the last session, and the same as instants.
    private let days: Range<CalendarDay>
    private let instants: Range<Date>
    private let clock = ContinuousClock()

    static func rows() async throws -> [BenchmarkRow] {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let years = StatisticsBenchHistory(count: 36_500, perDay: 10)
        let million = StatisticsBenchHistory(count: 1_000_000, perDay: 274)
        var rows = try await Self(years, in: directory.appending(path: "years")).month()
        rows += try await Self(million, in: directory.appending(path: "million")).allTime()
        try FileManager.default.removeItem(at: directory)
        return rows
    }

    private init(_ history: StatisticsBenchHistory, in directory: URL) async throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        (self.history, self.directory) = (history, directory)
        (days, instants) = (history.month, history.instants)
        sessions = (0..<history.count + 9).map(history.session)
        peer = try StatisticsBenchPeer(directory)
        let known = Array(sessions.prefix(history.count))
        try await history.write(known, to: directory)
        try peer.write(known, timers: history.timers)
    }

    /// The heat map of a month.
    private func month() async throws -> [BenchmarkRow] {
        var (first, again, more): ([Double], [Double], [Double]) = ([], [], [])
        var (theirs, peerMore): ([Double], [Double]) = ([], [])
        for round in 0..<9 {
            let focus = history.repository(in: directory)
            _ = try await focus.desk()
            var sums: (first: Int, again: Int, more: Int) = (0, 0, 0)
            first.append(try await time { sums.first = try await heatMap(focus) })
            let asks = try await time {
                for _ in 0..<Self.asks { sums.again = try await heatMap(focus) }
            }
            again.append(asks / Double(Self.asks))
            var peerSum = 0
            theirs.append(
                try await time {
                    peerSum = try peer.secondsPerDay(in: instants).values.reduce(0, +)
                }
            )
            guard sums.first == peerSum, sums.again == peerSum else {
                throw BenchmarkError.differentAnswers(job: "heat map")
            }
            try await add(round, to: focus)
            let asksMore = try await time {
                for _ in 0..<Self.asks { sums.more = try await heatMap(focus) }
            }
            more.append(asksMore / Double(Self.asks))
            peerMore.append(try await time { _ = try peer.secondsPerDay(in: instants) })
            guard sums.more > sums.first else {
                throw BenchmarkError.differentAnswers(job: "heat map after one more")
            }
        }
        return [
            row("a month's heat map out of 36,500 records", first, theirs, 2),
            row("the same, asked again, of twenty asks", again, theirs, 0.05),
            row("the same, after one more record, of twenty asks", more, peerMore, 0.05),
        ]
    }

    /// The sums and the streak of all days.
    private func allTime() async throws -> [BenchmarkRow] {
        let memory = try (
            MemoryProbe.bytes(of: "statistics-ours", directory),
            MemoryProbe.bytes(of: "statistics-peer", directory)
        )
        var (first, more, theirs): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<7 {
            let focus = history.repository(in: directory)
            _ = try await focus.desk()
            var sums: (ours: Int, peer: Int) = (0, 0)
            first.append(try await time { sums.ours = try await total(focus) })
            theirs.append(try await time { sums.peer = try peer.readAll().seconds })
            guard sums.ours == sums.peer else {
                throw BenchmarkError.differentAnswers(job: "all time")
            }
            try await add(round, to: focus)
            more.append(try await time { _ = try await total(focus) })
        }
        return [
            row("totals and streak of 1,000,000 records", first, theirs, 0.5),
            row("the same, after one more record", more, theirs, 0.001),
            BenchmarkRow(
                "memory for 1,000,000 records",
                ours: memory.0,
                peer: memory.1,
                unit: "bytes",
                ratioAtMost: 1
            ),
        ]
    }

    private func add(_ round: Int, to focus: FileFocusRepository) async throws {
        let session = sessions[history.count + round]
        try await history.write(session, to: focus)
        try peer.write([session], timers: history.timers)
    }

    private func heatMap(_ focus: FileFocusRepository) async throws -> Int {
        let statistics = statistics(try await focus.ledger(of: days))
        return statistics.heatMap(of: days, in: .all).reduce(0) { $0 + $1.total.seconds }
    }

    private func total(_ focus: FileFocusRepository) async throws -> Int {
        let statistics = statistics(try await focus.ledger(of: nil))
        guard statistics.streak(in: .all).best >= history.count / history.perDay else {
            throw BenchmarkError.differentAnswers(job: "streak")
        }
        return statistics.totalSoFar(in: .all).seconds
    }

    private func statistics(_ ledger: FocusLedger) -> FocusStatistics {
        let now = instants.upperBound
        return FocusStatistics(ledger, desk: FocusDesk(), calendar: history.calendar, now: now)
    }

    private func time(_ job: () async throws -> Void) async throws -> Double {
        try await clock.measure(job) / .nanoseconds(1)
    }

    private func row(
        _ job: String,
        _ ours: [Double],
        _ peer: [Double],
        _ limit: Double
    ) -> BenchmarkRow {
        BenchmarkRow(
            job,
            ours: BenchmarkRow.median(ours),
            peer: BenchmarkRow.median(peer),
            unit: "ns",
            ratioAtMost: limit
        )
    }
}

extension [StatisticsBenchPeer.Row] {
    fileprivate var seconds: Int { reduce(0) { $0 + Int($1.end - $1.start) / 1000 } }
}
