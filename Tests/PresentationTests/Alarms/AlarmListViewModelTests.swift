import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlarmListViewModelTests {
    let world = AlarmWorld(now: "2026-10-15T23:55:00+09:00")

    @Test func `A29: switched on after midnight, an alarm says the time from then`() async throws {
        try await world.add(hour: 8, isEnabled: false)
        let list = world.list()
        await list.reload()
        #expect(list.state.value.rows?.first?.untilText == "")
        #expect(list.state.value.summary == "울릴 알람이 없어요.")
        var effects: [InteractionEffect] = []
        let token = list.effects.observe { effects.append($0) }

        world.clock.advance(by: .seconds(3600))
        await list.setOn(true, UUID(number: 1))

        #expect(effects == [.toast("7시간 5분 뒤에 울려요.")])
        #expect(list.state.value.rows?.first?.isOn == true)
        #expect(list.state.value.summary == "오늘 오전 8:00에 울려요.")
        token.cancel()
    }

    @Test func `lists by time of day and says what each does`() async throws {
        try await world.add(1, hour: 9, minute: 30, days: [.sat, .sun], label: "운동")
        try await world.add(2, hour: 7)
        let list = world.list()
        #expect(list.state.value.rows == nil)

        await list.reload()

        let rows = try #require(list.state.value.rows)
        #expect(rows.map(\.timeText) == ["오전 7:00", "오전 9:30"])
        #expect(rows.map(\.daysText) == ["한 번", "주말"])
        #expect(rows[1].untilText == "1일 9시간 35분 뒤에 울려요.")
        #expect(
            rows[1].accessibility
                == AccessibilityText(
                    label: "오전 9시 30분, 운동, 주말",
                    value: "켜짐, 1일 9시간 35분 뒤에 울려요.",
                    hint: "두 번 탭하면 편집해요."
                )
        )
    }

    @Test func `the time until changes with each minute, and only then`() async throws {
        try await world.add(hour: 7)
        world.clock.advance(by: .milliseconds(20_500))
        let list = world.list()
        await list.reload()
        #expect(list.state.value.rows?.first?.untilText == "7시간 5분 뒤에 울려요.")

        let next = try #require(list.state.value.nextRefresh)
        #expect(next.duration(since: world.clock.clock.steadyNow) == .milliseconds(39_500))
        world.clock.advance(by: .milliseconds(39_499))
        await list.refresh()
        #expect(list.state.value.rows?.first?.untilText == "7시간 5분 뒤에 울려요.")
        world.clock.advance(by: .milliseconds(1))
        await list.refresh()
        #expect(list.state.value.rows?.first?.untilText == "7시간 4분 뒤에 울려요.")
    }

    @Test func `skips the next ring and takes that back`() async throws {
        try await world.add(hour: 7, days: Set(Weekday.allCases))
        let list = world.list()
        await list.reload()
        #expect(list.state.value.rows?.first?.skipButton?.title == "다음 한 번 건너뛰기")

        await list.toggleSkip(UUID(number: 1))
        #expect(list.state.value.rows?.first?.note == "내일 건너뛰기")
        #expect(list.state.value.rows?.first?.untilText == "1일 7시간 5분 뒤에 울려요.")
        #expect(list.state.value.rows?.first?.skipButton?.title == "건너뛰지 않기")

        await list.toggleSkip(UUID(number: 1))
        #expect(list.state.value.rows?.first?.note == "")
        #expect(list.state.value.summary == "내일 오전 7:00에 울려요.")

        await list.toggleSkip(UUID(number: 1))
        world.clock.advance(by: .seconds(7 * 3600 + 5 * 60))
        await list.refresh()
        #expect(list.state.value.rows?.first?.note == "")
        #expect(list.state.value.rows?.first?.skipButton?.title == "다음 한 번 건너뛰기")
    }

    @Test func `shows what happened while nobody looked, without writing it`() async throws {
        try await world.add(1, hour: 7)
        try await world.add(2, hour: 8, minute: 5, days: [.fri])
        let list = world.list()
        world.clock.advance(by: .seconds(8 * 3600 + 12 * 60))

        await list.reload()

        let rows = try #require(list.state.value.rows)
        #expect(rows.map(\.isOn) == [false, true])
        #expect(rows.map(\.note) == ["놓친 알람: 오전 7:00", "울리는 중"])
        #expect(try await world.alarms.alarms().entries[UUID(number: 1)]?.alarm.isEnabled == true)
    }

    @Test func `what was put off is on until it is switched off`() async throws {
        try await world.add(hour: 7)
        let list = world.list()
        world.clock.advance(by: .seconds(7 * 3600 + 5 * 60))
        try await world.answer(.snooze, UUID(number: 1))
        await list.reload()
        #expect(list.state.value.rows?.first?.isOn == true)
        #expect(list.state.value.rows?.first?.note == "다시 알림 오전 7:09")

        await list.setOn(false, UUID(number: 1))
        #expect(list.state.value.rows?.first?.isOn == false)
        #expect(list.state.value.nextRefresh == nil)
        await list.setOn(false, UUID(number: 1))
        #expect(list.state.value.failure == nil)
    }

    @Test func `a row that is pulled aside asks, and is deleted once the dialogue has gone`()
        async throws
    {
        try await world.add(hour: 7)
        let list = world.list()
        await list.reload()
        var effects: [InteractionEffect] = []
        let token = list.effects.observe { effects.append($0) }
        let id = UUID(number: 1)

        for event: SwipeToDelete<UUID>.Event in [
            .touch(id), .move(x: -60, y: 0), .release(velocity: 0), .delete(id),
        ] {
            list.swipe(event)
        }
        #expect(list.state.value.dialog.content?.title == "이 알람을 삭제할까요?")
        list.confirm()
        world.clock.advance(by: .milliseconds(180))
        await list.refresh()

        #expect(list.state.value.rows == [])
        #expect(!list.state.value.emptyText.isEmpty)
        #expect(
            effects == [.focus(.dialogTitle), .haptic(.light), .toast("오전 7:00 알람을 삭제했어요.")]
        )
        token.cancel()
    }

    @Test func `leads to the editor, and says why something failed`() async throws {
        let list = world.list()
        var effects: [InteractionEffect] = []
        let token = list.effects.observe { effects.append($0) }
        list.add()
        list.edit(UUID(number: 7))
        #expect(
            effects == [
                .navigate(Destination(.alarm(nil))),
                .navigate(Destination(.alarm(UUID(number: 7)))),
            ]
        )
        await list.setOn(true, UUID(number: 7))
        #expect(list.state.value.failure == .alarmNotFound(UUID(number: 7)))
        await world.alarms.fail(with: .damaged)
        await list.reload()
        #expect(list.state.value.failure == .repository(.fetchFailed(.damaged)))
        token.cancel()
    }

    @Test(.timeLimit(.minutes(1)))
    func `follows what is stored and the zone`() async throws {
        let list = world.list()
        let following = Task { await list.follow() }
        for await state in list.state.values where state.rows != nil { break }
        try await world.add(hour: 7)
        for await state in list.state.values where state.rows?.isEmpty == false { break }
        #expect(list.state.value.rows?.first?.untilText == "7시간 5분 뒤에 울려요.")

        world.move(to: "America/Los_Angeles")
        for await state in list.state.values where state.rows?.first?.untilText != "7시간 5분 뒤에 울려요."
        {
            break
        }
        #expect(list.state.value.rows?.first?.untilText == "23시간 5분 뒤에 울려요.")
        following.cancel()
        await following.value
    }
}
