import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlarmRingingViewModelTests {
    typealias Effect = AlarmRingingViewModel.Effect

    let world = AlarmWorld(now: "2026-10-15T06:59:00+09:00")
    let daily = Set(Weekday.allCases)

    @Test func `rings at its time, is put off and stopped`() async throws {
        let alarm = try await world.add(hour: 7, days: daily, label: "약")
        let ringing = world.ringing()
        var effects: [Effect] = []
        let token = ringing.effects.observe { effects.append($0) }
        await ringing.refresh()
        #expect(ringing.state.value.calls.isEmpty && effects.isEmpty)
        #expect(ringing.state.value.silentText == "울리는 알람이 없어요.")

        await sleepUntilRefresh(ringing)
        #expect(world.time == "07:00")
        let call = try #require(ringing.state.value.calls.first)
        #expect((call.title, call.timeText, call.lateText) == ("약", "오전 7:00", ""))
        #expect(call.snoozeButton?.accessibility.label == "9분 뒤에 다시 알림")
        #expect(effects == [.ring(alarm), .interaction(.announce("약, 오전 7시"))])

        await ringing.snooze(alarm.id)
        #expect(effects.last == .silence(alarm.id) && ringing.state.value.calls.isEmpty)
        await sleepUntilRefresh(ringing)
        #expect(world.time == "07:09" && effects.contains(.ring(alarm)))
        await ringing.stop(alarm.id)
        #expect(effects.filter { $0 == .silence(alarm.id) }.count == 2)
        #expect(effects.filter { $0 == .ring(alarm) }.count == 2)
        await ringing.stop(alarm.id)
        #expect(ringing.state.value.failure == .notRinging)
        token.cancel()
    }

    @Test func `falls silent by itself after ten minutes and says that it was missed`() async throws
    {
        let alarm = try await world.add(hour: 7, days: daily)
        let ringing = world.ringing()
        var effects: [Effect] = []
        let token = ringing.effects.observe { effects.append($0) }
        await ringing.refresh()
        await sleepUntilRefresh(ringing)
        await sleepUntilRefresh(ringing)

        #expect(world.time == "07:10" && ringing.state.value.calls.isEmpty)
        let seven = try #require(RFC3339.instant("2026-10-15T07:00:00+09:00"))
        #expect(effects.suffix(2) == [.silence(alarm.id), .missed(alarm, at: seven)])
        await ringing.refresh()
        #expect(effects.count == 4)
        token.cancel()
    }

    @Test(arguments: [(5, true), (10, true), (11, false)])
    func `after sleep it rings late once, or was missed`(minutes: Int, rings: Bool) async throws {
        try await world.add(hour: 7, days: daily)
        let ringing = world.ringing()
        var effects: [Effect] = []
        let token = ringing.effects.observe { effects.append($0) }
        world.clock.advance(by: .seconds(60 + minutes * 60))
        await ringing.refresh()
        await ringing.refresh()

        #expect(
            ringing.state.value.calls.map(\.lateText) == (rings ? ["\(minutes)분 늦게 울렸어요."] : [])
        )
        #expect(effects.count == (rings ? 2 : 1))
        // Whoever starts anew hears what still rings, and nothing of what was missed before.
        let other = world.ringing()
        var heard: [Effect] = []
        let listening = other.effects.observe { heard.append($0) }
        await other.refresh()
        #expect(heard.count == (rings ? 2 : 0))
        token.cancel()
        listening.cancel()
    }

    @Test func `an answer elsewhere silences it here`() async throws {
        let alarm = try await world.add(hour: 7, snooze: .off)
        let ringing = world.ringing()
        world.clock.advance(by: .seconds(60))
        await ringing.refresh()
        #expect(ringing.state.value.calls.first?.snoozeButton == nil)
        var effects: [Effect] = []
        let token = ringing.effects.observe { effects.append($0) }
        try await world.answer(.stop, alarm.id)
        await ringing.refresh()
        #expect(effects.last == .silence(alarm.id))
        #expect(ringing.state.value.nextRefresh == nil)
        token.cancel()
    }

    @Test(.timeLimit(.minutes(1)))
    func `a clock that is set forward is noticed at once`() async throws {
        try await world.add(hour: 7, days: daily)
        let ringing = world.ringing()
        let following = Task { await ringing.follow() }
        for await state in ringing.state.values where state.nextRefresh != nil { break }

        let later = try #require(RFC3339.instant("2026-10-15T07:04:00+09:00"))
        world.clock.setWall(to: later)
        world.move(to: "Asia/Seoul")
        let now = world.clock.clock.steadyNow
        for await state in ringing.state.values where state.nextRefresh == now { break }
        await ringing.refresh()

        #expect(ringing.state.value.calls.count == 1)
        following.cancel()
        await following.value
    }

    @Test func `a store that fails is not asked without end`() async throws {
        try await world.add(hour: 7)
        let ringing = world.ringing()
        await ringing.refresh()
        world.clock.advance(by: .seconds(60))
        await world.alarms.fail(with: .noSpace)
        await ringing.refresh()
        #expect(ringing.state.value.failure == .repository(.saveFailed(.noSpace)))
        let next = try #require(ringing.state.value.nextRefresh)
        #expect(next > world.clock.clock.steadyNow)
    }

    private func sleepUntilRefresh(_ ringing: AlarmRingingViewModel) async {
        if let next = ringing.state.value.nextRefresh {
            world.clock.advance(by: world.clock.clock.delay(until: next))
        }
        await ringing.refresh()
    }
}

extension AlarmWorld {
    var time: String { environment.current.calendar.localTime(at: clock.clock.now).time.text }
}
