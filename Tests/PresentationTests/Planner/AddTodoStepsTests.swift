import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct AddTodoStepsTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func day(_ todos: [PlannedTodo] = []) -> PlannedDay {
        PlannedDay(CalendarDay(daysSince1970: 20_741), plan: .standard, todos: todos)
    }

    @Test func `part, then time, then content, and the draft has it all`() {
        var steps = AddTodoSteps(day())
        #expect(steps.handle(.next, at: now) == [.interaction(.haptic(.light))])
        #expect(steps.problem == .partNotFound(count: 4))
        #expect(steps.handle(.choose(part: 2), at: now) == [.interaction(.haptic(.soft))])
        #expect(steps.step == .time && steps.start.value == 690 && steps.length.value == 60)
        _ = steps.handle(.start(.hour(12)), at: now)
        _ = steps.handle(.length(.set(45)), at: now)
        #expect(steps.handle(.next, at: now) == [])
        #expect(steps.step == .content)
        #expect(steps.handle(.next, at: now) == [.interaction(.haptic(.light))])
        #expect(steps.problem == .emptyCategory)
        _ = steps.handle(.category(" 영어"), at: now)
        _ = steps.handle(.detail(0, "단어"), at: now)
        _ = steps.handle(.detail(1, ""), at: now)
        _ = steps.handle(.detail(9, "nowhere"), at: now)
        let draft = AddTodoSteps.Draft(
            day: CalendarDay(daysSince1970: 20_741),
            part: 2,
            start: PlanTime(minutes: 750),
            minutes: 45,
            category: " 영어",
            details: ["단어", ""]
        )
        #expect(steps.handle(.next, at: now) == [.add(draft)])
        #expect(steps.isAdding)
        #expect(steps.handle(.next, at: now) == [], "a second tap adds nothing")
        _ = steps.handle(.finish, at: now)
        #expect(steps.isFinished)
        #expect(steps.handle(.back, at: now) == [] && steps.step == .content)
    }

    @Test func `a time that is taken cannot be left, and the nearest one can be had`() {
        var steps = AddTodoSteps(day([.fixture(start: "07:00", minutes: 30)]))
        _ = steps.handle(.choose(part: 1), at: now)
        #expect(steps.start.value == 450, "the wheels begin at what is free")
        _ = steps.handle(.start(.set(420)), at: now)
        #expect(steps.handle(.next, at: now) == [.interaction(.haptic(.light))])
        #expect(steps.problem?.code == "overlap" && steps.step == .time)
        _ = steps.handle(.takeNearest, at: now)
        #expect(steps.problem == nil && steps.start.value == 450 && steps.obstacle == nil)
        _ = steps.handle(.length(.set(270)), at: now)
        #expect(steps.obstacle?.code == "overflow")
        #expect(steps.handle(.takeNearest, at: now) == [.interaction(.haptic(.light))])
    }

    @Test func `what makes no sense in a step changes nothing`() {
        var steps = AddTodoSteps(day())
        let before = steps
        for event in [
            AddTodoSteps.Event.start(.set(500)), .length(.set(5)), .takeNearest, .category("x"),
            .detail(0, "x"), .removeDetail(0), .back, .finish, .choose(part: 5), .choose(part: 0),
        ] {
            _ = steps.handle(event, at: now)
            #expect(steps == before)
        }
    }

    @Test func `going back keeps what was chosen, and another division asks for the part again`()
        throws
    {
        var steps = AddTodoSteps(day())
        _ = steps.handle(.choose(part: 2), at: now)
        _ = steps.handle(.start(.set(800)), at: now)
        _ = steps.handle(.next, at: now)
        _ = steps.handle(.category("영어"), at: now)
        _ = steps.handle(.back, at: now)
        #expect(steps.step == .time && steps.start.value == 800 && steps.category == "영어")
        _ = steps.handle(.back, at: now)
        _ = steps.handle(.choose(part: 2), at: now)
        #expect(steps.start.value == 800)
        var other = day()
        try other.redivide(into: try DayDivision(.standard, into: 6))
        _ = steps.handle(.refresh(other), at: now)
        #expect(steps.step == .part && steps.part == nil && steps.category == "영어")
    }

    @Test func `a todo that was refused leads back to where it can be mended`() throws {
        var steps = AddTodoSteps(day())
        _ = steps.handle(.choose(part: 1), at: now)
        _ = steps.handle(.next, at: now)
        _ = steps.handle(.category("영어"), at: now)
        _ = steps.handle(.next, at: now)
        let taken = day([.fixture(start: "07:00", minutes: 30)])
        _ = steps.handle(.refresh(taken), at: now)
        let fit = try #require(steps.fit)
        _ = steps.handle(.refuse(.doesNotFit(try #require(fit.problem), fit)), at: now)
        #expect(steps.step == .time && !steps.isAdding && steps.problem?.code == "overlap")
        _ = steps.handle(.takeNearest, at: now)
        _ = steps.handle(.next, at: now)
        guard case .add? = steps.handle(.next, at: now).first else {
            Issue.record("nothing was added")
            return
        }
    }
}
