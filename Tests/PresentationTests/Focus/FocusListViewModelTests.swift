import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct FocusListViewModelTests {
    let clock = ManualClock()
    let old: FocusTimer
    let new: FocusTimer
    let focus: InMemoryFocusRepository
    let viewModel: FocusListViewModel

    init() async throws {
        old = try FocusTimer.fixture(createdAt: Date(timeIntervalSince1970: 1))
        new = try FocusTimer.fixture(id: UUID(number: 2), title: "수학", goal: 30)
        let (focus, id) = (InMemoryFocusRepository(timers: [old, new]), new.id)
        try await focus.update { desk throws(FocusError) in
            let start = Date.start
            try desk.start(id, as: id, at: start, zoneID: "GMT", policy: .standard)
        }
        viewModel = FocusListViewModel(
            focus: focus,
            clock: clock.clock,
            texts: TextSource(.fixture(language: .korean)),
            policy: .standard,
            removeTimer: RemoveFocusTimerUseCase(focus: focus, clock: clock.clock)
        )
        self.focus = focus
    }

    @Test func `shows the newest first and says which one runs`() async {
        #expect(viewModel.state.value.rows == nil)
        #expect(!viewModel.state.value.addButton.isEnabled)

        await viewModel.reload()

        let rows = viewModel.state.value.rows ?? []
        #expect(rows.map(\.goalText) == ["30초", "50분"])
        #expect(rows.map(\.isRunning) == [true, false])
        #expect(rows.map(\.accessibility.value) == ["진행 중", nil])
        #expect(rows[1].accessibility.label == "영어 🍇, 집중 목표 50분, 오늘 0분")
        #expect(viewModel.state.value.addButton.isEnabled)
    }

    @Test func `P15: today's totals turn over at midnight without a restart`() async throws {
        let start = Date.start
        try await focus.update { [new, old] desk throws(FocusError) in
            _ = try desk.stop(at: start.adding(.seconds(1500)), policy: .standard)
            let again = start.adding(.seconds(2000))
            try desk.start(old.id, as: new.id, at: again, zoneID: "GMT", policy: .standard)
            _ = try desk.stop(at: again.adding(.seconds(4000)), policy: .standard)
        }
        await viewModel.reload()
        #expect(viewModel.state.value.rows?.map(\.todayText) == ["오늘 25분", "오늘 1시간 06분"])
        #expect(viewModel.state.value.todayText == "오늘 1시간 31분")
        #expect(viewModel.state.value.todayAccessibility?.label == "오늘 1시간 31분")

        let midnight = LocalCalendar(.gmt).interval(of: LocalCalendar(.gmt).day(at: start))
            .upperBound
        #expect(viewModel.state.value.nextRefresh == midnight)
        await pass(midnight.adding(.milliseconds(-1)).duration(since: clock.clock.now))
        #expect(viewModel.state.value.todayText == "오늘 1시간 31분")
        await pass(.milliseconds(1))
        #expect(viewModel.state.value.todayText == "오늘 0분")
        #expect(viewModel.state.value.rows?.map(\.todayText) == ["오늘 0분", "오늘 0분"])
    }

    @Test func `leads to the editor, of a new timer only while there may be one`() async {
        var effects: [InteractionEffect] = []
        let token = viewModel.effects.observe { effects.append($0) }

        viewModel.add()
        #expect(effects.isEmpty)
        await viewModel.reload()
        viewModel.add()
        viewModel.edit(old.id)

        #expect(
            effects == [
                .navigate(Destination(.focusTimer(nil))),
                .navigate(Destination(.focusTimer(old.id))),
            ]
        )
        token.cancel()
    }

    @Test func `says how its rows changed since they were drawn`() async throws {
        await viewModel.reload()
        let drawn = viewModel.state.value

        try await focus.update { [old] desk throws(FocusError) in
            _ = try desk.stop(at: .start, policy: .standard)
            try desk.remove(old.id, at: .start)
            try desk.add(try .fixture(id: UUID(number: 3), title: "독서"), policy: .standard)
        }
        await viewModel.reload()

        let changes = viewModel.state.value.changes(since: drawn)
        #expect(changes.removals == [1])
        #expect(changes.insertions.map(\.element.timer.title.text) == ["독서"])
        #expect(changes.updates.map(\.element.id) == [new.id])
        #expect(changes.applied(to: drawn.rows ?? []) == viewModel.state.value.rows)
    }

    @Test func `deletes a timer when the dialogue that asked has gone`() async throws {
        var effects: [InteractionEffect] = []
        let token = viewModel.effects.observe { effects.append($0) }
        await viewModel.reload()

        viewModel.askToRemove(old.id)
        await pass(.milliseconds(280))
        viewModel.confirm()
        #expect(try await focus.desk().timers.count == 2)
        await pass(.milliseconds(180))

        #expect(viewModel.state.value.rows?.map(\.id) == [new.id])
        #expect(viewModel.state.value.nextRefresh == viewModel.state.value.dayEndsAt)
        #expect(
            effects == [.focus(.dialogTitle), .haptic(.light), .toast("영어 🍇를 삭제했어요.")]
        )
        token.cancel()
    }

    @Test func `a deletion that is cancelled deletes nothing`() async throws {
        await viewModel.reload()

        viewModel.askToRemove(old.id)
        viewModel.cancel()
        await pass(.milliseconds(180))

        #expect(viewModel.state.value.dialog.phase == .hidden)
        #expect(try await focus.desk().timers.count == 2)
    }

    @Test func `a deletion that fails is followed by a dialogue that says why`() async throws {
        await viewModel.reload()

        viewModel.askToRemove(new.id)
        viewModel.confirm()
        await pass(.milliseconds(180))

        let content = viewModel.state.value.dialog.content
        #expect(content?.title == "삭제 실패")
        #expect(content?.message == "집중하고 있는 타이머는 삭제할 수 없어요. 먼저 그만해 주세요.")
        #expect(content?.cancel == nil)
        #expect(try await focus.desk().timers.count == 2)
    }

    @Test func `a question about a timer that has gone is taken back`() async throws {
        await viewModel.reload()
        viewModel.askToRemove(old.id)

        try await focus.update { [old] desk throws(FocusError) in
            try desk.remove(old.id, at: .start)
        }
        await viewModel.reload()
        await pass(.milliseconds(180))

        #expect(viewModel.state.value.dialog.phase == .hidden)
    }

    private func pass(_ time: Duration) async {
        clock.advance(by: time)
        await viewModel.refresh()
    }
}
