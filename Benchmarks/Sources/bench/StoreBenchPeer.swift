import Foundation

/// The same records in a table of SQLite, with WAL and `synchronous=FULL`.
struct StoreBenchPeer {
    let database: SQLite
    private let insertion: SQLite.Statement

    init(in directory: URL) throws {
        database = try SQLite(directory.appending(path: "peer.sqlite"))
        try database.execute(
            """
            CREATE TABLE IF NOT EXISTS record(
                id TEXT PRIMARY KEY, title TEXT NOT NULL, icon TEXT NOT NULL, goal INTEGER NOT NULL,
                startedAt INTEGER NOT NULL, endedAt INTEGER NOT NULL, isDone INTEGER NOT NULL
            )
            """
        )
        insertion = try database.prepare("INSERT INTO record VALUES(?,?,?,?,?,?,?)")
    }

    /// Outside a transaction this is one, and durable when it returns.
    func insert(_ record: StoreBenchRecord) throws {
        try insertion.bind(record.id.uuidString, at: 1)
        try insertion.bind(record.title, at: 2)
        try insertion.bind(record.icon, at: 3)
        try insertion.bind(Int64(record.goal), at: 4)
        try insertion.bind(record.startedAt, at: 5)
        try insertion.bind(record.endedAt, at: 6)
        try insertion.bind(record.isDone ? 1 : 0, at: 7)
        try insertion.run()
    }

    /// All records in one transaction.
    func insert(_ records: [StoreBenchRecord]) throws {
        try database.execute("BEGIN")
        for record in records { try insert(record) }
        try database.execute("COMMIT")
    }

    /// All records.
    func records() throws -> [StoreBenchRecord] {
        let selection = try database.prepare("SELECT * FROM record")
        var records: [StoreBenchRecord] = []
        while try selection.step() {
            guard let id = UUID(uuidString: selection.text(0)) else {
                throw BenchmarkError.differentAnswers(job: "select")
            }
            records.append(
                StoreBenchRecord(
                    id: id,
                    title: selection.text(1),
                    icon: selection.text(2),
                    goal: Int(selection.integer(3)),
                    startedAt: selection.integer(4),
                    endedAt: selection.integer(5),
                    isDone: selection.integer(6) != 0
                )
            )
        }
        return records
    }
}
