import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct AlarmEditorViewModelTests {
    let world = AlarmWorld(
        now: "2026-10-15T09:41:30+09:00",
        sounds: [
            "bell.wav": SoundFixture.wav(seconds: 2), "long.wav": SoundFixture.wav(seconds: 30),
        ]
    )

    @Test func `makes an alarm of what its fields hold`() async throws {
        let editor = world.editor()
        #expect(editor.state.value.words.heading == "새 알람")
        #expect(editor.state.value.words.timeText == "오전 9:41")
        #expect(editor.state.value.words.daysText == "한 번")
        var effects: [InteractionEffect] = []
        let token = editor.effects.observe { effects.append($0) }

        editor.type(time: "오후 12:05")
        editor.days(.toggle(.wed))
        editor.label(.change(TextChange(0..<0, to: "약 먹기")))
        editor.snooze(row: 15)
        await editor.sound(.named("bell.wav"))
        #expect(editor.state.value.words.daysText == "수요일마다")
        #expect(editor.state.value.words.snoozeText == "15분")
        await editor.save()

        let alarm = try #require(try await world.alarms.alarms().entries[UUID(number: 9)]?.alarm)
        #expect(alarm.time.text == "12:05" && alarm.days == [.wed] && alarm.isEnabled)
        #expect((alarm.label.text, alarm.sound) == ("약 먹기", .named("bell.wav")))
        #expect(alarm.snooze.minutes == 15)
        #expect(editor.state.value.isSaved)
        #expect(effects == [.haptic(.soft), .toast("오후 12:05 알람을 추가했어요.")])
        await editor.save()
        #expect(try await world.alarms.alarms().entries.count == 1)
        token.cancel()
    }

    @Test func `an edit that changes nothing says so and writes nothing`() async throws {
        let alarm = try await world.add(hour: 7, days: [.mon], label: "a")
        let before = try await world.alarms.alarms()
        let editor = world.editor(alarm)
        var effects: [InteractionEffect] = []
        let token = editor.effects.observe { effects.append($0) }

        editor.days(.toggle(.tue))
        editor.days(.toggle(.tue))
        editor.type(time: "7:00")
        await editor.save()

        #expect(effects.last == .toast("바뀐 것이 없어요."))
        #expect(editor.state.value.isSaved)
        #expect(try await world.alarms.alarms() == before)
        token.cancel()
    }

    @Test func `clearing all days clears them, and what is not touched stays as others left it`()
        async throws
    {
        let alarm = try await world.add(hour: 7, days: [.mon, .tue], label: "a")
        let editor = world.editor(alarm)
        let (now, calendar) = (world.clock.clock.now, world.environment.current.calendar)
        let label = try Alarm.Label("b")
        try await world.alarms.update { clock throws(AlarmError) in
            try clock.edit(alarm.id, at: now, in: calendar) { alarm throws(AlarmError) in
                alarm.label = label
            }
        }

        editor.days(.choose([]))
        await editor.save()

        let edited = try await world.alarms.alarms().entries[alarm.id]?.alarm
        #expect(edited?.days == [] && edited?.label.text == "b")
    }

    @Test func `a time that is none is not saved, and is told why`() async throws {
        let editor = world.editor()
        editor.type(time: "오전 13:00")
        #expect(editor.state.value.timeProblem == .hourOutsideHalfDay)
        #expect(editor.state.value.words.timeProblem == "오전과 오후에는 시가 1에서 12 사이예요.")
        await editor.save()
        #expect(try await world.alarms.alarms().entries.isEmpty)

        let noon = try #require(TimeOfDay(hour: 12, minute: 0))
        editor.time(noon)
        #expect(editor.state.value.words.timeProblem.isEmpty)
        await editor.save()
        #expect(editor.state.value.isSaved)
    }

    @Test func `a sound that cannot be played is refused when it is chosen`() async throws {
        let editor = world.editor()
        await editor.sound(.named("bell.wav"))
        await editor.sound(.named("long.wav"))

        #expect(editor.state.value.sound == .named("bell.wav"))
        #expect(editor.state.value.words.soundProblem == "소리는 30초보다 짧아야 해요.")
        await editor.sound(.named("none.wav"))
        #expect(editor.state.value.soundProblem == .notFound)
        await editor.sound(.standard)
        #expect(editor.state.value.words.soundProblem.isEmpty)
    }

    @Test func `a label is at most thirty characters, and a snooze is one of the rows`() {
        let editor = world.editor()
        editor.label(.change(TextChange(0..<0, to: String(repeating: "가", count: 31))))
        #expect(editor.state.value.label.text.count == 30)
        #expect(editor.state.value.words.snoozeRows.count == 31)
        for row in [-1, 31, .max, .min] { editor.snooze(row: row) }
        #expect(editor.state.value.snooze == .standard)
        editor.snooze(row: 0)
        #expect(editor.state.value.words.snoozeText == "안 함")
    }

    @Test func `a failure is shown and saving can be tried again`() async throws {
        let editor = world.editor()
        await world.alarms.fail(with: .noSpace)
        await editor.save()
        #expect(editor.state.value.failure == .repository(.saveFailed(.noSpace)))
        await world.alarms.fail(with: nil)
        await editor.save()
        #expect(editor.state.value.isSaved && editor.state.value.failure == nil)
    }

    @Test(.timeLimit(.minutes(1)))
    func `the days stand in the order of the person's week and language`() async {
        let editor = world.editor()
        #expect(editor.state.value.words.dayButtons.map(\.id).first == .sun)
        #expect(editor.state.value.words.dayButtons.map(\.label.title).joined() == "일월화수목금토")

        let following = Task { await editor.follow() }
        while editor.state.value.words.heading != "New alarm" {
            world.speak(.english)
            await Task.yield()
        }
        #expect(editor.state.value.words.dayButtons[1].label.title == "Mon")
        following.cancel()
        await following.value
    }
}
