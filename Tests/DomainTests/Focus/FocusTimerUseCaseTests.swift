import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct FocusTimerUseCaseTests {
    let focus = InMemoryFocusRepository()
    let clock = ManualClock()
    let policy = FocusPolicy.standard

    @Test func `adds a timer with the defaults of the policy`() async throws {
        let timer = try await addTimer(title: " 영어 ")

        #expect((timer.title.text, timer.icon.text, timer.goal.seconds) == ("영어", "🟣", 3000))
        #expect(timer.createdAt == clock.clock.now)
        #expect(try await focus.desk().timersInOrder == [timer])
    }

    @Test func `refuses what breaks a rule and adds nothing`() async throws {
        let minute = try FocusTimer.Goal(seconds: 60)
        await #expect(throws: FocusError.notAnEmoji) { try await addTimer(title: "a", icon: "ab") }
        await #expect(throws: FocusError.goalNotOffered(nearest: policy.goals[0])) {
            try await addTimer(title: "a", goal: minute)
        }
        #expect(try await focus.desk() == FocusDesk())
    }

    @Test func `an edit changes only what is given, and says when that is nothing`() async throws {
        let timer = try await addTimer(title: "영어")
        let editTimer = EditFocusTimerUseCase(focus: focus, policy: policy)

        let edited = try await editTimer(timer.id, icon: "🍇")

        #expect((edited.title, edited.icon.text) == (timer.title, "🍇"))
        await #expect(throws: FocusError.noChanges) { try await editTimer(timer.id, title: "영어") }
    }

    private func addTimer(
        title: String,
        icon: String? = nil,
        goal: FocusTimer.Goal? = nil
    ) async throws(FocusError) -> FocusTimer {
        let addTimer = AddFocusTimerUseCase(
            focus: focus,
            clock: clock.clock,
            policy: policy,
            makeID: { UUID() }
        )
        return try await addTimer(title: title, icon: icon, goal: goal)
    }
}
