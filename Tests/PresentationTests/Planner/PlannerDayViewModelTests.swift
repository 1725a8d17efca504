import Foundation
import HaruDomain
import HaruTestSupport
import Testing

@testable import HaruPresentation

@MainActor
struct PlannerDayViewModelTests {
    private let planner = InMemoryPlannerRepository()
    /// 15 October 2026, 07:00.
    private let clock = ManualClock(Date(timeIntervalSince1970: 1_792_047_600))
    private let day = CalendarDay(daysSince1970: 20_741)

    @Test func `a day is its parts, with todos and what is free between them`() async throws {
        let model = model()
        #expect(model.state.value.rows == nil)
        try await add("08:00", 60, "영어", details: ["단어"])
        await model.reload()
        let state = model.state.value
        let rows = try #require(state.rows)
        #expect(rows.map(\.title).prefix(4) == ["1번째 구간", "1시간 비어 있음", "영어", "2시간 30분 비어 있음"])
        #expect(rows.count == 4 + 3 * 2)
        #expect(rows[2].timeText == "오전 8:00 ~ 오전 9:00")
        #expect(rows.last?.timeText == "오후 8:30 ~ 다음 날 오전 1:00")
        #expect(rows[0].accessibility.value == "3시간 30분 남음")
        #expect(state.heading == "오늘" && state.divisionText == "4개 구간, 4시간 30분씩")
        #expect(state.summary == "할 일 1개 중 0개 완료")
        #expect(state.now?.text == "07:00")
        #expect(state.nowRow == .free(PlanTime(minutes: 420)))
        #expect(state.nextRefresh == clock.clock.steadyNow.adding(.seconds(60)))
    }

    @Test func `typing in a detail changes content and never structure`() async throws {
        let todo = try await add("08:00", 60, "영어", details: ["단어", "듣기"])
        let model = model()
        await model.reload()
        model.toggleDetails(todo.id)
        let detail = todo.details[0].id
        for text in ["단", "단어 ", "단어 30", "", " ", "x"] {
            let before = model.state.value
            await model.write(text, in: detail, of: todo.id)
            let change = model.state.value.changes(since: before)
            #expect(change.removals.isEmpty && change.insertions.isEmpty && change.moves.isEmpty)
            #expect(change.updates.map(\.element.id) == [.todo(todo.id)])
            #expect(details(model).map(\.text) == [text, "듣기"])
            #expect(details(model).map(\.id) == todo.details.map(\.id))
        }
        #expect(try await planner.day(day).todos[0].details.map(\.text) == ["x", "듣기"])
        await model.write("  ", in: detail, of: todo.id)
        await model.endWriting(in: detail, of: todo.id)
        #expect(details(model).map(\.text) == ["듣기"])
    }

    @Test func `what is expanded stays so by identity, through any change`() async throws {
        let todo = try await add("12:00", 60, "영어", details: ["단어"])
        let model = model()
        await model.reload()
        model.toggleDetails(todo.id)
        try await add("07:00", 60, "운동")
        await model.reload()
        #expect(details(model).count == 1)
        try await EditTodoUseCase(planner: planner) { UUID() }(
            todo.id,
            on: day,
            start: PlanTime(minutes: 900)
        )
        await model.reload()
        await model.setDone(true, todo.id)
        await model.setDone(true, detail: todo.details[0].id, of: todo.id)
        #expect(details(model).map(\.isDone) == [true])
        await model.redivide(into: 6)
        #expect(details(model).count == 1)
        try await RemoveTodoUseCase(planner: planner)(todo.id, on: day)
        await model.reload()
        #expect(model.state.value.expanded.isEmpty)
    }

    @Test func `an added todo splits what is free: one row comes, one is drawn again`() async throws
    {
        let model = model()
        await model.reload()
        let before = model.state.value
        try await add("09:00", 60, "영어")
        await model.reload()
        let change = model.state.value.changes(since: before)
        #expect(change.removals.isEmpty && change.moves.isEmpty)
        #expect(change.insertions.count == 2)
        #expect(
            change.updates.map(\.element.id) == [.part(1), .free(PlanTime(minutes: 420))]
        )
    }

    @Test func `P14 P15: the plan goes on after midnight, and the next one comes when it ends`()
        async throws
    {
        let model = model()
        clock.advance(by: .seconds(17 * 3600 + 30 * 60))
        await model.refresh()
        #expect(model.state.value.day == day && model.state.value.now?.text == "24:30")
        #expect(model.state.value.heading == "어제")
        clock.advance(by: .seconds(30 * 60))
        await model.refresh()
        #expect(model.state.value.day == day.adding(days: 1))
        #expect(model.state.value.now == nil)
        await model.show(day)
        clock.advance(by: .seconds(86_400))
        await model.refresh()
        #expect(model.state.value.day == day)
        await model.showNow()
        #expect(model.state.value.day == day.adding(days: 2))
    }

    @Test func `a new division asks about todos that it cuts, and does what is answered`()
        async throws
    {
        try await add("07:30", 240, "영어")
        let model = model()
        await model.reload()
        await model.redivide(into: 6)
        let question = try #require(model.state.value.redivision)
        #expect(question.count == 6 && question.crossing.count == 1)
        #expect(question.message == "영어 (오전 7:30 ~ 오전 11:30)")
        await model.decide(nil)
        #expect(model.state.value.redivision == nil)
        #expect(try await planner.day(day).division.count == 4)
        await model.redivide(into: 6)
        await model.decide(.shorten)
        let kept = try await planner.day(day)
        #expect(kept.division.count == 6 && kept.todos[0].end.text == "10:00")
        await model.redivide(into: 7)
        #expect(model.state.value.failure?.code == "not-an-option")
    }

    @Test func `a todo is moved and renamed, and a place that is taken is refused`() async throws {
        let todo = try await add("08:00", 60, "영어")
        try await add("12:00", 60, "운동")
        let model = model()
        await model.reload()
        var toasts: [InteractionEffect] = []
        let token = model.effects.observe { toasts.append($0) }
        defer { token.cancel() }
        await model.edit(todo.id, start: PlanTime(minutes: 840), category: "수학")
        await model.edit(todo.id, category: "수학")
        let moved = try #require(try await planner.day(day).todo(todo.id))
        #expect(moved.start.text == "14:00" && moved.category.text == "수학")
        await model.edit(todo.id, start: PlanTime(minutes: 750))
        #expect(model.state.value.failure?.code == "overlap")
        #expect(try await planner.day(day).todo(todo.id) == moved)
        #expect(toasts == [.toast("할 일을 저장했어요: 수학"), .toast("바뀐 것이 없어요.")])
    }

    @Test func `a todo is deleted once the dialogue has gone`() async throws {
        let todo = try await add("08:00", 60, "영어", details: ["단어"])
        let model = model()
        await model.reload()
        model.askToRemove(todo.id)
        model.confirm()
        #expect(try await planner.day(day).todos.count == 1)
        clock.advance(by: .seconds(1))
        await model.refresh()
        #expect(try await planner.day(day).todos.isEmpty)
        #expect(model.state.value.summary.isEmpty)
        await planner.fail(with: .noSpace)
        await model.reload()
        #expect(model.state.value.failure?.code == "no-space")
    }

    @Test func `a row is made again only when what it shows has changed`() async throws {
        var timeline = PlannerTimeline()
        try await add("08:00", 60, "영어")
        let texts = Texts(.korean)
        let first = timeline.rows(of: try await planner.day(day), in: texts)
        #expect(timeline.rows(of: try await planner.day(day), in: texts) == first)
        try await add("09:00", 60, "운동")
        var fresh = PlannerTimeline()
        let second = timeline.rows(of: try await planner.day(day), in: texts)
        #expect(second == fresh.rows(of: try await planner.day(day), in: texts))
        let english = timeline.rows(of: try await planner.day(day), in: Texts(.english))
        #expect(english == fresh.rows(of: try await planner.day(day), in: Texts(.english)))
        #expect(english[0].title == "Part 1")
    }

    private func details(_ model: PlannerDayViewModel) -> [PlannerRow.Detail] {
        var details: [PlannerRow.Detail] = []
        for case .todo(let todo) in (model.state.value.rows ?? []).map(\.content) {
            details += todo.details
        }
        return details
    }

    private func model() -> PlannerDayViewModel {
        let environment = EnvironmentSource {
            UserEnvironment(zone: .gmt, language: .korean)
        }
        let makeID = { @Sendable in UUID() }
        return PlannerDayViewModel(
            planner: planner,
            clock: clock.clock,
            texts: TextSource(environment, table: .standard),
            useCases: PlannerUseCases(
                editTodo: EditTodoUseCase(planner: planner, makeID: makeID),
                editTodoDetail: EditTodoDetailUseCase(planner: planner, makeID: makeID),
                completeTodo: CompleteTodoUseCase(planner: planner),
                removeTodo: RemoveTodoUseCase(planner: planner),
                redivideDay: RedivideDayUseCase(planner: planner)
            )
        )
    }

    @discardableResult
    private func add(
        _ start: String,
        _ minutes: Int,
        _ category: String,
        details: [String] = []
    ) async throws -> PlannedTodo {
        let start = try #require(PlanTime(start))
        let day = try await planner.day(day)
        return try await AddTodoUseCase(planner: planner) { UUID() }(
            on: day.day,
            category,
            details: details,
            in: day.division.part(at: start)?.number ?? 1,
            from: start,
            for: .seconds(minutes * 60)
        )
    }
}
