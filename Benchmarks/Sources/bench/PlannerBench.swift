import Foundation
import HaruData
import HaruDomain
import HaruPresentation

/// What a day with 1,000 todos costs to draw again, and a year's calendar beside SQLite.
struct PlannerBench {
    private static let perDay = 274
    private static let days = 365
    private static let first = CalendarDay(daysSince1970: 20_454)
    private static let year = first..<first.adding(days: days)
    /// A single ask after a sync measures how a processor wakes up, not what is asked.
    private static let asks = 20

    private let directory: URL
    private let peer: SQLite
    private let counts: SQLite.Statement
    private let clock = ContinuousClock()

    static func rows() async throws -> [BenchmarkRow] {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let rows = try await Self(in: directory).calendar()
        try FileManager.default.removeItem(at: directory)
        return try [timeline()] + rows
    }

    private init(in directory: URL) async throws {
        self.directory = directory
        peer = try SQLite(directory.appending(path: "sqlite"))
        try peer.execute(
            """
            CREATE TABLE todo(
                id TEXT PRIMARY KEY, day INTEGER NOT NULL, start INTEGER NOT NULL,
                end INTEGER NOT NULL, category TEXT NOT NULL, done INTEGER NOT NULL
            );
            CREATE INDEX day ON todo(day, done)
            """
        )
        counts = try peer.prepare(
            "SELECT day, COUNT(*), SUM(done) FROM todo WHERE day >= ? AND day < ? GROUP BY day"
        )
        try await fill()
    }

    /// A todo is added to 1,000 others: what is drawn again, beside drawing all.
    private static func timeline() throws -> BenchmarkRow {
        let (bed, wake) = (TimeOfDay(minutes: 0), TimeOfDay(minutes: 60))
        let sleep = try SleepSchedule(bed: bed ?? .midnight, wake: wake ?? .midnight)
        let todos = try (0..<1000).compactMap { number in
            try todo(at: 60 + number + number / 4, minutes: 1)
        }
        var day = PlannedDay(first, plan: try DayDivision(sleep, into: 1), todos: todos)
        let before = day
        try day.add(
            UUID(),
            try PlannedTodo.Category("영어"),
            in: 1,
            from: PlanTime(minutes: 1400),
            for: try PlannedTodo.Length(.seconds(600))
        )
        let (after, texts) = (day, Texts(.korean))
        var timeline = PlannerTimeline()
        _ = timeline.rows(of: before, in: texts)
        return try BenchmarkRow.compare(
            "the time line of 1,000 todos after one more, beside making it",
            count: 10,
            ratioAtMost: 0.1,
            ours: {
                var count = 0
                for number in 0..<10 {
                    count += timeline.rows(of: number % 2 == 0 ? after : before, in: texts).count
                }
                return count
            },
            peer: {
                var count = 0
                for number in 0..<10 {
                    var new = PlannerTimeline()
                    count += new.rows(of: number % 2 == 0 ? after : before, in: texts).count
                }
                return count
            }
        )
    }

    /// A year of 100,000 todos: how many there are on each day, and how many are done.
    private func calendar() async throws -> [BenchmarkRow] {
        var (first, more, theirs): ([Double], [Double], [Double]) = ([], [], [])
        for round in 0..<9 {
            let planner = repository()
            let day = try await planner.day(Self.first.adding(days: round * 40))
            var marks: [CalendarDay: DayMark] = [:]
            first.append(try await time { marks = try await planner.marks(of: Self.year) })
            var counted: [CalendarDay: DayMark] = [:]
            theirs.append(try await time { counted = try count() })
            guard marks == counted else { throw BenchmarkError.differentAnswers(job: "calendar") }
            let todo = day.todos[round * 3 + 1]
            try await CompleteTodoUseCase(planner: planner)(todo.id, on: day.day)
            let asksMore = try await time {
                for _ in 0..<Self.asks { marks = try await planner.marks(of: Self.year) }
            }
            more.append(asksMore / Double(Self.asks))
            try peer.execute("UPDATE todo SET done = 1 WHERE id = '\(todo.id.uuidString)'")
            guard try marks == count() else {
                throw BenchmarkError.differentAnswers(job: "calendar after a change")
            }
        }
        return [
            BenchmarkRow(
                "a year's calendar of 100,000 todos",
                ours: first,
                peer: theirs,
                ratioAtMost: 1
            ),
            BenchmarkRow(
                "the same after a change, of twenty asks",
                ours: more,
                peer: theirs,
                ratioAtMost: 0.01
            ),
        ]
    }

    private func count() throws -> [CalendarDay: DayMark] {
        try counts.bind(Int64(Self.year.lowerBound.daysSince1970), at: 1)
        try counts.bind(Int64(Self.year.upperBound.daysSince1970), at: 2)
        var marks: [CalendarDay: DayMark] = [:]
        while try counts.step() {
            let day = CalendarDay(daysSince1970: Int(counts.integer(0)))
            marks[day] = DayMark(total: Int(counts.integer(1)), done: Int(counts.integer(2)))
        }
        return marks
    }

    private func fill() async throws {
        let planner = repository()
        let insertion = try peer.prepare("INSERT INTO todo VALUES(?,?,?,?,?,?)")
        try peer.execute("BEGIN")
        for offset in 0..<Self.days {
            let date = Self.first.adding(days: offset)
            let todos = try (0..<Self.perDay).compactMap { number in
                try Self.todo(at: 420 + number * 3, minutes: 2, isDone: number % 3 == 0)
            }
            try await planner.update(date) { day throws(PlannerError) in
                for todo in todos {
                    try day.add(
                        todo.id,
                        todo.category,
                        in: day.division.part(at: todo.start)?.number ?? 1,
                        from: todo.start,
                        for: todo.length
                    )
                    if todo.isDone { try day.complete(todo.id) }
                }
            }
            for todo in todos {
                try insertion.bind(todo.id.uuidString, at: 1)
                try insertion.bind(Int64(date.daysSince1970), at: 2)
                try insertion.bind(Int64(todo.start.minutes), at: 3)
                try insertion.bind(Int64(todo.end.minutes), at: 4)
                try insertion.bind(todo.category.text, at: 5)
                try insertion.bind(todo.isDone ? 1 : 0, at: 6)
                try insertion.run()
            }
        }
        try peer.execute("COMMIT; PRAGMA wal_checkpoint(TRUNCATE)")
    }

    private func repository() -> FilePlannerRepository {
        FilePlannerRepository(store: Store(fileSystem: PosixFileSystem(directory: directory)))
    }

    private static func todo(
        at start: Int,
        minutes: Int,
        isDone: Bool = false
    ) throws -> PlannedTodo? {
        let start = PlanTime(minutes: start)
        return PlannedTodo(
            id: UUID(),
            time: start..<start.advanced(by: minutes),
            category: try PlannedTodo.Category("영어 \(start.minutes)"),
            isDone: isDone
        )
    }

    private func time(_ job: () async throws -> Void) async throws -> Double {
        try await clock.measure(job) / .nanoseconds(1)
    }
}
