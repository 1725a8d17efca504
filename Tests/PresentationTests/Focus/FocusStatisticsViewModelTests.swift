import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct FocusStatisticsViewModelTests {
    let clock: ManualClock
    let focus: InMemoryFocusRepository
    let viewModel: FocusStatisticsViewModel
    let english: FocusTimer
    let maths: FocusTimer

    init() async throws {
        // Thursday 15 October 2026, noon in Seoul
        clock = ManualClock(try #require(RFC3339.instant("2026-10-15T12:00:00+09:00")))
        english = try .fixture(id: UUID(number: 1), title: "영어")
        maths = try .fixture(id: UUID(number: 2), title: "수학", createdAt: .start)
        focus = InMemoryFocusRepository(timers: [english, maths])
        let seoul = try #require(TimeZone(identifier: "Asia/Seoul"))
        let environment = EnvironmentSource.fixture(zone: seoul, language: .korean)
        viewModel = FocusStatisticsViewModel(
            focus: focus,
            clock: clock.clock,
            texts: TextSource(environment)
        )
    }

    @Test func `shows words before anything was read, and a month of nothing after`() async {
        #expect(viewModel.state.value.heading == "집중 통계")
        #expect(viewModel.state.value.cells == nil)

        await viewModel.reload()

        let state = viewModel.state.value
        #expect(state.monthText == "2026년 10월")
        #expect(state.weekdays == ["일", "월", "화", "수", "목", "금", "토"])
        #expect(state.leadingBlanks == 4)
        #expect(state.cells?.count == 31)
        #expect(state.cells?.filter(\.isToday).map(\.text) == ["15"])
        #expect(state.cells?.filter(\.isSelected).map(\.text) == ["15"])
        #expect(state.cells?[0].accessibility.value == "기록 없음")
        #expect(state.summary?.emptyText == "이때는 기록이 없어요.")
        #expect(state.summary?.totalText == "0분")
        #expect(state.history?.streakText == "0일 연속")
        #expect(state.categories.map(\.label.accessibility.label) == ["전체", "수학", "영어"])
    }

    @Test func `sums up the day, the week and the month of the chosen day`() async throws {
        await keep("2026-10-04", english, minutes: 50)
        await keep("2026-10-11", english, minutes: 60)
        await keep("2026-10-14", maths, minutes: 110)
        await keep("2026-10-15", english, minutes: 30)
        await viewModel.reload()

        #expect(viewModel.state.value.summary?.totalText == "30분")
        #expect(viewModel.state.value.summary?.rangeText == "10월 15일")
        viewModel.choose(.week)
        let week = viewModel.state.value.summary
        #expect(week?.rangeText == "10월 11일 ~ 10월 17일")
        #expect(week?.totalText == "3시간 20분")
        #expect(week?.sessionsText == "3회")
        #expect(week?.rows.map(\.title) == ["수학", "영어"])
        #expect(week?.rows.map(\.totalText) == ["1시간 50분", "1시간 30분"])
        #expect(week?.rows.first?.share == 1)
        viewModel.choose(.month)
        #expect(viewModel.state.value.summary?.totalText == "4시간 10분")
        viewModel.choose(.timer(maths.id))
        let state = viewModel.state.value
        #expect(state.summary?.totalText == "1시간 50분")
        #expect(state.cells?.filter { $0.day.total.seconds > 0 }.map(\.text) == ["14"])
        #expect(state.cells?[13].colors == .heat2)
        #expect(state.categories.filter(\.isChosen).map(\.value) == [.timer(maths.id)])
        #expect(state.history?.streakText == "1일 연속")
    }

    @Test func `a month that is moved to chooses today in it, else the first`() async throws {
        await viewModel.reload()
        await viewModel.showMonth(later: -1)
        #expect(viewModel.state.value.selectedDay.text == "2026-09-01")
        #expect(viewModel.state.value.monthText == "2026년 9월")
        await viewModel.showMonth(later: 1)
        #expect(viewModel.state.value.selectedDay.text == "2026-10-15")
        await viewModel.showMonth(later: 3)
        #expect(viewModel.state.value.selectedDay.text == "2027-01-01")
        await viewModel.showToday()
        #expect(viewModel.state.value.selectedDay.text == "2026-10-15")
    }

    @Test func `turns over at midnight`() async throws {
        await keep("2026-10-15", english, minutes: 30)
        await viewModel.reload()
        let midnight = try #require(RFC3339.instant("2026-10-16T00:00:00+09:00"))
        #expect(viewModel.state.value.nextRefresh == midnight)

        clock.advance(by: midnight.adding(.milliseconds(-1)).duration(since: clock.clock.now))
        viewModel.refresh()
        #expect(viewModel.state.value.today.text == "2026-10-15")
        clock.advance(by: .milliseconds(1))
        viewModel.refresh()

        let state = viewModel.state.value
        #expect(state.today.text == "2026-10-16")
        #expect(state.selectedDay.text == "2026-10-16")
        #expect(state.summary?.totalText == "0분")
        #expect(state.history?.streakText == "1일 연속")
        #expect(state.nextRefresh == midnight.adding(.seconds(86_400)))
    }

    @Test func `a day that was chosen stays chosen over midnight`() async throws {
        await viewModel.reload()
        await viewModel.select(try #require(CalendarDay("2026-10-03")))
        clock.advance(by: .seconds(13 * 3600))
        viewModel.refresh()
        #expect(viewModel.state.value.selectedDay.text == "2026-10-03")
    }

    @Test func `follows what is recorded and what timers are called`() async throws {
        let following = Task { await viewModel.follow() }
        await keep("2026-10-15", english, minutes: 30)
        try await focus.update { [english] desk throws(FocusError) in
            try desk.remove(english.id, at: .start)
        }
        for await state in viewModel.state.values where state.summary?.rows.isEmpty == false {
            guard state.summary?.rows.map(\.title) == ["영어 (삭제됨)"] else { continue }
            break
        }
        #expect(
            viewModel.state.value.categories.map(\.value) == [
                .all, .timer(maths.id), .timer(english.id),
            ]
        )
        following.cancel()
        await following.value
    }

    @Test func `says why it could not read, and goes on afterwards`() async {
        await focus.fail(with: .io(code: 5))
        await viewModel.reload()
        #expect(viewModel.state.value.failure == .repository(.fetchFailed(.io(code: 5))))
        await focus.fail(with: nil)
        await viewModel.reload()
        #expect(viewModel.state.value.failure == nil)
        #expect(viewModel.state.value.history != nil)
    }

    private func keep(_ day: String, _ timer: FocusTimer, minutes: Int) async {
        await #expect(throws: Never.self) {
            let record = try FocusRecord.fixture(
                id: UUID(),
                timer: timer.id,
                title: "recorded",
                zone: "Asia/Seoul",
                from: day + "T09:00:00+09:00",
                for: .seconds(minutes * 60)
            )
            await focus.keep([record])
        }
    }
}
