import Foundation
import HaruDomain
import HaruTestSupport
import Testing

@testable import HaruPresentation

/// The steps that add a todo, the calendar, and the screen of sleep and division over a repository.
@MainActor
struct PlannerScreensTests {
    private let planner = InMemoryPlannerRepository()
    /// 15 October 2026, 07:00.
    private let clock = ManualClock(Date(timeIntervalSince1970: 1_792_047_600))
    private let day = CalendarDay(daysSince1970: 20_741)
    private let environment = EnvironmentSource {
        UserEnvironment(zone: .gmt, language: .english, firstWeekday: .mon)
    }

    private var texts: TextSource { TextSource(environment, table: .standard) }

    @Test func `the steps speak, and what they end with is stored`() async throws {
        let model = AddTodoViewModel(
            on: day,
            planner: planner,
            clock: clock.clock,
            texts: texts,
            addTodo: AddTodoUseCase(planner: planner) { UUID() }
        )
        await model.reload()
        #expect(model.state.value.words.heading == "Into which part?")
        #expect(model.state.value.words.parts.count == 4)
        await model.send(.choose(part: 1))
        #expect(model.state.value.words.timeText.hasPrefix("7:00 AM"))
        #expect(model.state.value.words.startHours == ["7", "8", "9", "10", "11"])
        #expect(model.state.value.words.nearestButton == nil)
        await model.send(.length(.set(271)))
        #expect(model.state.value.steps.length.value == 270)
        await model.send(.start(.set(421)))
        #expect(model.state.value.words.problemText.contains("Part 1 ends at 11:30 AM."))
        #expect(model.state.value.words.nearestButton != nil)
        await model.send(.takeNearest)
        await model.send(.next)
        await model.send(.category(" "))
        await model.send(.next)
        #expect(model.state.value.words.problemText == "Say what is to be done.")
        await model.send(.category("Reading"))
        await model.send(.detail(0, "a page"))
        await model.send(.next)
        #expect(model.state.value.steps.isFinished)
        let stored = try await planner.day(day)
        #expect(stored.todos.map(\.category.text) == ["Reading"])
        #expect(stored.todos[0].details.map(\.text) == ["a page"])
    }

    @Test func `a todo that somebody else put there meanwhile is seen before it hurts`()
        async throws
    {
        let add = AddTodoUseCase(planner: planner) { UUID() }
        let model = AddTodoViewModel(
            on: day,
            planner: planner,
            clock: clock.clock,
            texts: texts,
            addTodo: add
        )
        await model.reload()
        await model.send(.choose(part: 1))
        await model.send(.next)
        await model.send(.category("Reading"))
        let start = PlanTime(minutes: 420)
        try await add(on: day, "Running", in: 1, from: start, for: .seconds(1800))
        await model.send(.next)
        #expect(model.state.value.steps.step == .time)
        #expect(model.state.value.steps.problem?.code == "overlap")
        await planner.fail(with: .noSpace)
        await model.reload()
        #expect(model.state.value.failure?.code == "no-space")
    }

    @Test func `the calendar marks dates with todos, in weeks and in months`() async throws {
        let add = AddTodoUseCase(planner: planner) { UUID() }
        for (offset, hour) in [(0, 7), (0, 8), (17, 7)] {
            let start = PlanTime(minutes: hour * 60)
            let day = day.adding(days: offset)
            try await add(on: day, "Reading", in: 1, from: start, for: .seconds(1800))
        }
        let todo = try await planner.day(day).todos[0]
        try await CompleteTodoUseCase(planner: planner)(todo.id, on: day)
        let model = PlannerCalendarViewModel(planner: planner, clock: clock.clock, texts: texts)
        await model.reload()
        var state = model.state.value
        #expect(state.monthText == "October 2026" && state.cells.count == 31)
        #expect(state.leadingBlanks == 3 && state.weekdays.first == "Mon")
        #expect(state.cells.filter { $0.mark != nil }.map(\.text) == ["15"])
        #expect(state.cells[14].mark == DayMark(total: 2, done: 1) && state.cells[14].isToday)
        #expect(state.selectedText == "Today: 1 of 2 todos done")
        await model.choose(.week)
        state = model.state.value
        #expect(state.cells.map(\.text) == ["12", "13", "14", "15", "16", "17", "18"])
        #expect(state.leadingBlanks == 0)
        await model.choose(.month)
        await model.page(by: 1)
        state = model.state.value
        #expect(state.selected.text == "2026-11-01")
        #expect(state.cells[0].mark == DayMark(total: 1, done: 0))
        #expect(state.selectedText.hasSuffix("0 of 1 todo done"))
        await model.selectToday()
        clock.advance(by: .seconds(86_400))
        #expect(try #require(model.state.value.nextRefresh) < clock.clock.steadyNow)
        await model.refresh()
        #expect(model.state.value.selected == day.adding(days: 1))
        #expect(model.state.value.selectedText == "Today: No todos")
    }

    @Test func `sleep and division are chosen together, kept, and explained`() async throws {
        let model = PlannerSettingsViewModel(
            planner: planner,
            clock: clock.clock,
            texts: texts,
            divideDays: DivideDaysUseCase(
                planner: planner,
                clock: clock.clock,
                environment: environment
            )
        )
        await model.reload()
        #expect(model.state.value.words.options.map(\.id).count == 12)
        #expect(model.state.value.words.options.filter(\.isSuggested).map(\.id) == [4])
        model.dial(.set(.bed, PlanTime(minutes: 400).timeOfDay))
        #expect(model.state.value.words.problemText == "Sleep must last an hour or more.")
        #expect(model.state.value.words.options.isEmpty)
        await model.save()
        #expect(!model.state.value.isSaved)
        model.dial(.set(.bed, PlanTime(minutes: 60).timeOfDay))
        model.dial(.set(.wake, PlanTime(minutes: 425).timeOfDay))
        #expect(model.state.value.picker.options == [1, 5])
        #expect(model.state.value.words.nearby.count == 3)
        model.take(model.state.value.picker.nearby[1])
        #expect(model.state.value.dial.bed.text == "01:05")
        model.pick(9)
        await model.save()
        #expect(model.state.value.isSaved)
        let kept = try await planner.day(day)
        #expect(kept.defaultDivision.count == 9 && kept.defaultDivision.sleep.bed.text == "01:05")
        #expect(!kept.isSaved)
    }
}
