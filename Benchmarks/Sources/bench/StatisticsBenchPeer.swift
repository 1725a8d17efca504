import Foundation
import HaruDomain

/// The same sessions in a table of SQLite.
struct StatisticsBenchPeer {
    /// A row as an application would hold it.
    struct Row {
        let id: UUID
        let timer: UUID
        let title: String
        let icon: String
        let goal: Int64
        let start: Int64
        let end: Int64
        let zone: String
    }

    private static let columns = "id, timer, title, icon, goal, start, end, zone"
    /// Seoul has had this offset since 1988.
    private static let offset = 9 * 3_600_000

    private let database: SQLite
    private let insertion: SQLite.Statement
    private let sums: SQLite.Statement

    init(_ directory: URL) throws {
        database = try SQLite(directory.appending(path: "sqlite"))
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS record(
                id BLOB PRIMARY KEY, timer BLOB NOT NULL, title TEXT NOT NULL, icon TEXT NOT NULL,
                goal INTEGER NOT NULL, start INTEGER NOT NULL, end INTEGER NOT NULL,
                zone TEXT NOT NULL
            );
            CREATE INDEX IF NOT EXISTS start ON record(start)
            """
        )
        insertion = try database.prepare(
            "INSERT INTO record(\(Self.columns)) VALUES(?,?,?,?,?,?,?,?)"
        )
        sums = try database.prepare(
            """
            SELECT (start + \(Self.offset)) / 86400000 AS day, SUM(end - start) FROM record
            WHERE start >= ? AND start < ? GROUP BY day
            """
        )
    }

    func write(_ sessions: [StatisticsBenchHistory.Session], timers: [UUID]) throws {
        try database.execute("BEGIN")
        for session in sessions {
            try insertion.bind(Self.bytes(session.id), at: 1)
            try insertion.bind(Self.bytes(timers[session.timer]), at: 2)
            try insertion.bind(StatisticsBenchHistory.titles[session.timer], at: 3)
            try insertion.bind(FocusTimer.defaultIcon.text, at: 4)
            try insertion.bind(1500, at: 5)
            try insertion.bind(session.start.milliseconds, at: 6)
            try insertion.bind(session.end.milliseconds, at: 7)
            try insertion.bind(StatisticsBenchHistory.zoneID, at: 8)
            try insertion.run()
        }
        try database.execute("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
    }

    /// The seconds of each day of a range.
    func secondsPerDay(in instants: Range<Date>) throws -> [Int: Int] {
        try sums.bind(instants.lowerBound.milliseconds, at: 1)
        try sums.bind(instants.upperBound.milliseconds, at: 2)
        var seconds: [Int: Int] = [:]
        while try sums.step() { seconds[Int(sums.integer(0))] = Int(sums.integer(1)) / 1000 }
        return seconds
    }

    /// Every row.
    func readAll() throws -> [Row] {
        let all = try database.prepare("SELECT \(Self.columns) FROM record")
        var rows: [Row] = []
        while try all.step() {
            rows.append(
                Row(
                    id: all.uuid(0),
                    timer: all.uuid(1),
                    title: all.text(2),
                    icon: all.text(3),
                    goal: all.integer(4),
                    start: all.integer(5),
                    end: all.integer(6),
                    zone: all.text(7)
                )
            )
        }
        return rows
    }

    private static func bytes(_ id: UUID) -> [UInt8] {
        withUnsafeBytes(of: id.uuid) { Array($0) }
    }
}
