import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct FocusListViewModelTests {
    @Test func `shows the newest first and refuses to remove one that runs`() async throws {
        let old = try FocusTimer.fixture(createdAt: Date(timeIntervalSince1970: 1))
        let new = try FocusTimer.fixture(id: UUID(number: 2), title: "수학", goal: 30)
        let focus = InMemoryFocusRepository(timers: [old, new])
        let viewModel = FocusListViewModel(
            focus: focus,
            environment: .fixture(language: .korean),
            policy: .standard,
            removeTimer: RemoveFocusTimerUseCase(focus: focus, clock: ManualClock().clock)
        )
        try await focus.update { desk throws(FocusError) in
            let start = Date(timeIntervalSince1970: 9)
            try desk.start(new.id, as: new.id, at: start, zoneID: "GMT", policy: .standard)
        }

        await viewModel.reload()
        #expect(viewModel.state.value.rows?.map(\.goalText) == ["30초", "50분"])
        #expect(viewModel.state.value.rows?.map(\.isRunning) == [true, false])
        #expect(viewModel.state.value.rows?[1].accessibilityLabel == "영어 🍇, 집중 목표 50분")

        await viewModel.remove(new.id)
        #expect(viewModel.state.value.failure == .timerIsRunning)
        await viewModel.remove(old.id)
        #expect(viewModel.state.value.rows?.map(\.id) == [new.id])
    }
}
