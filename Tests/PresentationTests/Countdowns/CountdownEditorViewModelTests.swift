import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct CountdownEditorViewModelTests {
    let clock = ManualClock()
    let countdowns = InMemoryCountdownRepository()

    @Test func `makes a timer and starts it in one act`() async throws {
        let editor = editor()
        #expect(editor.state.value.words.lengthText == "05:00")
        #expect(editor.state.value.words.end.label == "타이머 종료 시")
        editor.length(.set(.seconds(90)))
        editor.label(.change(TextChange(0..<0, to: "면 🍜")))
        editor.end(.stopPlaying)
        await editor.saveAndStart()
        #expect(editor.state.value.isSaved)
        let made = try #require(try await countdowns.countdowns().inOrder.first)
        #expect(made.timer.label.text == "면 🍜")
        #expect(made.timer.end == .stopPlaying)
        #expect(made.endsAt == clock.clock.steadyNow.adding(.seconds(90)))
    }

    @Test func `a length of nothing is not saved`() async throws {
        let editor = editor()
        editor.length(.set(.zero))
        #expect(!editor.state.value.words.saveButton.isEnabled)
        await editor.save()
        #expect(!editor.state.value.isSaved)
        #expect(try await countdowns.countdowns().all.isEmpty)
    }

    @Test func `an edit keeps what nobody touched, and may change nothing`() async throws {
        let timer = try CountdownTimer.fixture(label: "a", seconds: 60)
        try await countdowns.update { all throws(CountdownError) in all.add(timer) }
        let editor = editor(editing: timer)
        #expect(editor.state.value.words.startButton == nil)
        try await countdowns.update { all throws(CountdownError) in
            try all.edit(timer.id, at: .start) { timer throws(CountdownError) in
                timer.label = try CountdownTimer.Label("b")
            }
        }
        editor.end(.silent)
        await editor.save()
        let edited = try await countdowns.countdowns().all[timer.id]?.timer
        #expect(edited?.label.text == "b" && edited?.end == .silent)
        let again = self.editor(editing: edited)
        await again.save()
        #expect(again.state.value.isSaved && again.state.value.failure == nil)
    }

    @Test func `a running length cannot be changed, and the editor says so`() async throws {
        let timer = try CountdownTimer.fixture(seconds: 60)
        try await countdowns.update { all throws(CountdownError) in
            all.add(timer)
            try all.start(timer.id, at: .start)
        }
        let editor = editor(editing: timer)
        editor.length(.set(.seconds(61)))
        await editor.save()
        #expect(editor.state.value.failure == .notIdle)
        #expect(!editor.state.value.isSaved)
    }

    private func editor(editing timer: CountdownTimer? = nil) -> CountdownEditorViewModel {
        CountdownEditorViewModel(
            editing: timer,
            clock: clock.clock,
            texts: TextSource(.fixture(language: .korean)),
            addCountdown: AddCountdownUseCase(
                countdowns: countdowns,
                sounds: InMemorySoundLibrary(),
                clock: clock.clock,
                makeID: { UUID(number: 7) }
            ),
            editCountdown: EditCountdownUseCase(
                countdowns: countdowns,
                sounds: InMemorySoundLibrary(),
                clock: clock.clock
            )
        )
    }
}
