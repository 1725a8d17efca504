import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct CountdownListViewModelTests {
    let clock = ManualClock()
    let countdowns: InMemoryCountdownRepository
    let viewModel: CountdownListViewModel
    let id = UUID(number: 1)

    init() throws {
        let timer = try CountdownTimer.fixture(id: id, label: "라면", seconds: 180)
        let (countdowns, clock) = (
            InMemoryCountdownRepository([Countdown(timer: timer)]), clock.clock
        )
        self.countdowns = countdowns
        viewModel = CountdownListViewModel(
            countdowns: countdowns,
            clock: clock,
            texts: TextSource(.fixture(language: .korean)),
            runCountdown: RunCountdownUseCase(countdowns: countdowns, clock: clock),
            finishCountdowns: FinishCountdownsUseCase(countdowns: countdowns, clock: clock),
            removeCountdown: RemoveCountdownUseCase(countdowns: countdowns)
        )
    }

    var row: CountdownListViewModel.Row? { viewModel.state.value.rows?.first }

    @Test func `counts down by the second and says when it changes next`() async {
        await viewModel.reload()
        #expect(row?.remainingText == "03:00" && row?.stateText == "대기 중")
        #expect(row?.buttons.map(\.id) == [.start])
        #expect(viewModel.state.value.nextRefresh == nil)

        await viewModel.perform(.start, on: id)
        #expect(row?.stateText == "03:00 남음")
        #expect(row?.buttons.map(\.label.title) == ["일시 정지", "+1분", "+5분", "재설정"])
        #expect(row?.accessibility.value == "3분 남음")
        #expect(viewModel.state.value.nextRefresh == clock.clock.steadyNow.adding(.seconds(1)))

        await pass(.milliseconds(400))
        #expect(row?.remainingText == "03:00")
        #expect(
            viewModel.state.value.nextRefresh == clock.clock.steadyNow.adding(.milliseconds(600))
        )
        await pass(.milliseconds(600))
        #expect(row?.remainingText == "02:59")
    }

    @Test func `C14: shows each second once and 00:00 only once it has ended`() async {
        await viewModel.perform(.start, on: id)
        var shown = [row?.remainingText ?? ""]
        while let next = viewModel.state.value.nextRefresh {
            await pass(next.duration(since: clock.clock.steadyNow))
            shown.append(row?.remainingText ?? "")
        }
        #expect(shown.count == 181 && Set(shown).count == 181)
        #expect(shown.last == "00:00")
        #expect(row?.countdown.finishedAt == clock.clock.steadyNow)
    }

    @Test func `tells of an end once, also of one that came while it was closed`() async {
        var ended: [CountdownTimer.ID] = []
        let token = viewModel.effects.observe { effect in
            if case .ended(let timer) = effect { ended.append(timer.id) }
        }
        await viewModel.perform(.start, on: id)
        clock.advance(by: .seconds(3600))
        await viewModel.reload()
        await viewModel.reload()
        #expect(ended == [id])
        #expect(row?.stateText == "오전 8:03에 끝났어요.")
        #expect(row?.buttons.map(\.id) == [.start, .reset])
        await viewModel.perform(.reset, on: id)
        #expect(row?.remainingText == "03:00")
        token.cancel()
    }

    @Test func `a clock that is set while the program lives changes nothing`() async {
        await viewModel.perform(.start, on: id)
        clock.setWall(to: clock.clock.now.adding(.seconds(-7200)))
        await pass(.seconds(60))
        #expect(row?.remainingText == "02:00")
    }

    @Test func `what is pulled aside is deleted once the dialogue has gone`() async throws {
        await viewModel.perform(.start, on: id)
        viewModel.askToRemove(id)
        viewModel.confirm()
        #expect(try await countdowns.countdowns().all.count == 1)
        await pass(.milliseconds(180))
        #expect(viewModel.state.value.rows?.isEmpty == true)
        #expect(!viewModel.state.value.emptyText.isEmpty)
    }

    @Test func `says what was refused, and goes on afterwards`() async {
        await viewModel.perform(.pause, on: id)
        #expect(viewModel.state.value.failure == .notRunning)
        await viewModel.perform(.start, on: id)
        #expect(viewModel.state.value.failure == nil)
        await countdowns.fail(with: .noSpace)
        await viewModel.perform(.pause, on: id)
        #expect(viewModel.state.value.failure == .repository(.saveFailed(.noSpace)))
        #expect(row?.stateText == "03:00 남음")
    }

    private func pass(_ time: Duration) async {
        clock.advance(by: time)
        await viewModel.refresh()
    }
}
