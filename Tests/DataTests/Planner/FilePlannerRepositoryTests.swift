import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct FilePlannerRepositoryTests {
    private let day = CalendarDay(daysSince1970: 20_741)

    @Test(.timeLimit(.minutes(1)), arguments: PlannerRepositoryContract.allCases)
    func `keeps the contract`(promise: PlannerRepositoryContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FilePlannerRepository(store: store))
    }

    @Test func `a todo, its details and its plan are one line, and completing is another`()
        async throws
    {
        let fileSystem = MemoryFileSystem()
        let planner = FilePlannerRepository(store: Store(fileSystem: fileSystem))
        let todo = try await add(0, on: day, to: planner, details: ["a", "b"])
        try await CompleteTodoUseCase(planner: planner)(todo.id, on: day)
        let lines = try lines(of: fileSystem).filter { $0.contains("plan.") }
        #expect(lines.count == 2)
        #expect(lines[0].contains("plan.day/2026-10-15\"") && lines[0].contains("plan.todo/"))
        #expect(lines[1].contains("plan.done/") && !lines[1].contains("plan.todo/"))
        try await RemoveTodoUseCase(planner: planner)(todo.id, on: day)
        #expect(try await planner.day(day).isSaved)
    }

    @Test func `finds the same days when it is opened again, whatever the order they came in`()
        async throws
    {
        let fileSystem = MemoryFileSystem()
        let planner = FilePlannerRepository(store: Store(fileSystem: fileSystem))
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for number in (0..<120).shuffled(using: &generator) {
            let day = day.adding(days: number / 10 - 6)
            let todo = try await add(number % 10, on: day, to: planner, details: ["\(number)"])
            if number % 3 == 0 {
                try await CompleteTodoUseCase(planner: planner)(todo.id, on: day)
            }
        }
        let reopened = FilePlannerRepository(store: Store(fileSystem: fileSystem))
        let days = day.adding(days: -7)..<day.adding(days: 7)
        #expect(try await reopened.marks(of: days) == planner.marks(of: days))
        for offset in -7..<7 {
            let day = day.adding(days: offset)
            #expect(try await reopened.day(day) == planner.day(day))
        }
        #expect(try await reopened.todos(of: nil).values.flatMap(\.self).count == 120)
    }

    @Test func `keeps its calendars in step with what another process plans`() async throws {
        let fileSystem = MemoryFileSystem()
        let (ours, theirs) = (
            FilePlannerRepository(store: Store(fileSystem: fileSystem)),
            FilePlannerRepository(store: Store(fileSystem: fileSystem))
        )
        let days = day..<day.adding(days: 3)
        var total: [CalendarDay: Int] = [:]
        for number in 0..<30 {
            let day = day.adding(days: number % 3)
            _ = try await add(number / 3, on: day, to: number % 4 == 0 ? theirs : ours)
            total[day, default: 0] += 1
            let marks = try await ours.marks(of: days)
            #expect(marks == total.compactMapValues { DayMark(total: $0, done: 0) })
        }
    }

    @Test func `keeps its calendars when the journal is compacted`() async throws {
        let fileSystem = MemoryFileSystem()
        let store = Store(fileSystem: fileSystem)
        let planner = FilePlannerRepository(store: store)
        let days = day..<day.adding(days: 1)
        let todo = try await add(0, on: day, to: planner)
        var sizes: [Int] = []
        for number in 1...60 {
            let isDone = number % 2 == 1
            try await CompleteTodoUseCase(planner: planner)(todo.id, on: day, isDone: isDone)
            try await store.update { transaction throws(PlannerError) in
                let key = Transaction.Key(kind: "test", id: "overwritten")
                transaction.set(key, to: String(repeating: "x", count: 4000))
            }
            sizes.append(try fileSystem.status(of: "journal")?.size ?? 0)
            let mark = DayMark(total: 1, done: isDone ? 1 : 0)
            #expect(try await planner.marks(of: days) == [day: mark])
        }
        #expect(zip(sizes, sizes.dropFirst()).contains { $0 > $1 }, "it was compacted")
    }

    private func add(
        _ hour: Int,
        on day: CalendarDay,
        to planner: FilePlannerRepository,
        details: [String] = []
    ) async throws -> PlannedTodo {
        let start = PlanTime(minutes: 420 + hour * 60)
        let part = DayDivision.standard.part(at: start)?.number ?? 1
        let room = (DayDivision.standard.part(part)?.time.upperBound).map { start.distance(to: $0) }
        return try await AddTodoUseCase(planner: planner) { UUID() }(
            on: day,
            "할 일 \(hour)",
            details: details,
            in: part,
            from: start,
            for: .seconds(60 * min(30, room ?? 30))
        )
    }

    private func lines(of fileSystem: MemoryFileSystem) throws -> [String] {
        let size = try fileSystem.status(of: "journal")?.size ?? 0
        let bytes = try fileSystem.read("journal", at: 0, count: size).filter { $0 != 0 }
        return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
