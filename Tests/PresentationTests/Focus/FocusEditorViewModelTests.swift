import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct FocusEditorViewModelTests {
    @Test func `says what is wrong with a title and saves once it is right`() async throws {
        let focus = InMemoryFocusRepository(timers: [try .fixture()])
        let viewModel = Self.editor(over: focus)

        viewModel.type(title: "영어  🍇")
        await viewModel.save()
        #expect(viewModel.state.value.failure == .title(.duplicate(of: UUID(number: 1))))
        #expect(!viewModel.state.value.titleProblem.isEmpty)

        viewModel.type(title: "수학")
        #expect(viewModel.state.value.titleProblem.isEmpty)
        await viewModel.save()
        #expect(viewModel.state.value.isSaved)
        #expect(try await focus.desk().timers.count == 2)
    }

    @Test func `a stored goal that is not offered stays until another is picked`() async throws {
        let timer = try FocusTimer.fixture(goal: 30)
        let focus = InMemoryFocusRepository(timers: [timer])
        let viewModel = Self.editor(over: focus, editing: timer)
        #expect(viewModel.state.value.goal.seconds == 300)

        viewModel.type(title: "수학")
        await viewModel.save()
        #expect(try await focus.desk().timers[timer.id]?.goal.seconds == 30)

        viewModel.pick(viewModel.state.value.goals[1])
        await viewModel.save()
        #expect(try await focus.desk().timers[timer.id]?.goal.seconds == 600)
    }

    private static func editor(
        over focus: InMemoryFocusRepository,
        editing timer: FocusTimer? = nil
    ) -> FocusEditorViewModel {
        FocusEditorViewModel(
            editing: timer,
            environment: .fixture(),
            policy: .standard,
            addTimer: AddFocusTimerUseCase(
                focus: focus,
                clock: ManualClock().clock,
                policy: .standard,
                makeID: { UUID(number: 9) }
            ),
            editTimer: EditFocusTimerUseCase(focus: focus, policy: .standard)
        )
    }
}
