import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct PlannedTodoTests {
    private let day = CalendarDay(daysSince1970: 20_741)
    private let clock = ManualClock()

    @Test(arguments: ["", " ", "\n\t ", "\u{200B}", "\u{3000}"])
    func `a category of nothing is none`(text: String) {
        #expect(throws: PlannerError.emptyCategory) { try PlannedTodo.Category(text) }
    }

    @Test(arguments: [
        (" 공부 ", "공부"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("Deep\nwork", "Deep work"), ("ㅎ", "ㅎ"),
    ])
    func `a category is trimmed, in any script`(text: String, kept: String) throws {
        #expect(try PlannedTodo.Category(text).text == kept)
    }

    @Test func `details keep their order, and blank ones are dropped`() async throws {
        let planner = InMemoryPlannerRepository()
        let todo = try await add(
            to: planner,
            details: ["first", " ", "", "second ", "\n", "first"]
        )
        #expect(todo.details.map(\.text) == ["first", "second", "first"])
        #expect(Set(todo.details.map(\.id)).count == 3)
    }

    @Test func `a thousand details stay together`() async throws {
        let planner = InMemoryPlannerRepository()
        let texts = (1...1000).map { "Step \($0) 🪜" }
        let todo = try await add(to: planner, details: texts)
        #expect(todo.details.map(\.text) == texts)
        let last = todo.details[999].id
        let complete = CompleteTodoUseCase(planner: planner)
        try await complete(todo.id, on: day, detail: last)
        #expect(try await planner.day(day).todos[0].details.filter(\.isDone).map(\.id) == [last])
        try await RemoveTodoUseCase(planner: planner)(todo.id, on: day)
        #expect(try await planner.day(day).todos.isEmpty)
    }

    @Test func `a todo and its details are done apart from one another, and not done again`()
        async throws
    {
        let planner = InMemoryPlannerRepository()
        let complete = CompleteTodoUseCase(planner: planner)
        let todo = try await add(to: planner, details: ["a", "b"])
        let detail = todo.details[1].id
        let done = try await complete(todo.id, on: day)
        #expect(done.isDone && !done.details.contains(where: \.isDone))
        let both = try await complete(todo.id, on: day, detail: detail)
        #expect(both.isDone && both.details.map(\.isDone) == [false, true])
        #expect(try await complete(todo.id, on: day, detail: detail) == both)
        let open = try await complete(todo.id, on: day, isDone: false)
        #expect(!open.isDone && open.details.map(\.isDone) == [false, true])
        let none = try await complete(todo.id, on: day, detail: detail, isDone: false)
        #expect(none == todo)
        await #expect(throws: PlannerError.detailNotFound) {
            try await complete(todo.id, on: day, detail: UUID())
        }
        await #expect(throws: PlannerError.todoNotFound(detail)) {
            try await complete(detail, on: day)
        }
    }

    @Test func `what is done no longer counts in the capacity, but keeps its place`() throws {
        var day = PlannedDay(
            day,
            plan: .standard,
            todos: [
                .fixture(id: UUID(number: 1), start: "07:00", minutes: 60),
                .fixture(id: UUID(number: 2), start: "09:00", minutes: 30),
            ],
            before: PlannedDay.Neighbour(todos: [.fixture(start: "30:00", minutes: 90)])
        )
        let part = day.division.parts[0]
        #expect(part.minutes == 270)
        #expect(day.remainingMinutes(of: part) == 180)
        try day.complete(UUID(number: 2))
        #expect(day.remainingMinutes(of: part) == 210)
        #expect(day.freeSlots(in: part).reduce(0) { $0 + $1.count } == 180)
        try day.complete(UUID(number: 2), isDone: false)
        #expect(day.remainingMinutes(of: part) == 180)
    }

    @Test func `an edit keeps the identity of a detail whose text stays`() async throws {
        let planner = InMemoryPlannerRepository()
        let todo = try await add(to: planner, details: ["a", "b", "a"])
        let edit = EditTodoUseCase(planner: planner) { UUID() }
        try await CompleteTodoUseCase(planner: planner)(
            todo.id,
            on: day,
            detail: todo.details[1].id
        )
        let edited = try await edit(todo.id, on: day, details: ["b", "c", "a", " "])
        #expect(edited.details.map(\.text) == ["b", "c", "a"])
        #expect(edited.details.map(\.isDone) == [true, false, false])
        #expect(edited.details[0].id == todo.details[1].id)
        #expect(edited.details[2].id == todo.details[0].id)
        await #expect(throws: PlannerError.noChanges) {
            try await edit(todo.id, on: day, details: ["b", "c", "a"])
        }
        await #expect(throws: PlannerError.emptyCategory) {
            try await edit(todo.id, on: day, category: " ")
        }
    }

    @Test func `a detail is written, added and taken away by itself`() async throws {
        let planner = InMemoryPlannerRepository()
        let todo = try await add(to: planner, details: ["a", "b"])
        let edit = EditTodoDetailUseCase(planner: planner) { UUID() }
        let (first, second) = (todo.details[0].id, todo.details[1].id)
        try await CompleteTodoUseCase(planner: planner)(todo.id, on: day, detail: first)
        let written = try await edit(.write(first, "a better one "), of: todo.id, on: day)
        #expect(written.details.map(\.text) == ["a better one", "b"])
        #expect(written.details[0].isDone && written.details.map(\.id) == [first, second])
        let added = try await edit(.add("c"), of: todo.id, on: day)
        #expect(added.details.map(\.text) == ["a better one", "b", "c"])
        let blank = try await edit(.write(second, " "), of: todo.id, on: day)
        #expect(blank.details.map(\.text) == ["a better one", "c"])
        let left = try await edit(.remove(first), of: todo.id, on: day)
        #expect(left.details.map(\.text) == ["c"])
        for intent in [EditTodoDetailUseCase.Intent.write(second, "x"), .remove(second)] {
            await #expect(throws: PlannerError.detailNotFound) {
                try await edit(intent, of: todo.id, on: day)
            }
        }
        for intent in [EditTodoDetailUseCase.Intent.add(" "), .write(left.details[0].id, "c")] {
            await #expect(throws: PlannerError.noChanges) {
                try await edit(intent, of: todo.id, on: day)
            }
        }
        await #expect(throws: PlannerError.todoNotFound(second)) {
            try await edit(.add("x"), of: second, on: day)
        }
    }

    private func add(
        to planner: InMemoryPlannerRepository,
        details: [String]
    ) async throws -> PlannedTodo {
        let add = AddTodoUseCase(planner: planner) { UUID() }
        let start = PlanTime(minutes: 420)
        return try await add(
            on: day,
            "Reading",
            details: details,
            in: 1,
            from: start,
            for: .seconds(3600)
        )
    }
}
