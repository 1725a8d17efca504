import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

@MainActor
struct FocusEditorViewModelTests {
    @Test func `a title that someone took meanwhile is asked for again`() async throws {
        let focus = InMemoryFocusRepository(timers: [try .fixture()])
        let viewModel = Self.editor(over: focus)
        var effects: [InteractionEffect] = []
        let token = viewModel.effects.observe { effects.append($0) }

        viewModel.type("영어  🍇")
        await viewModel.save()
        #expect(viewModel.state.value.title.error == .duplicate)
        #expect(!viewModel.state.value.words.titleProblem.isEmpty)
        #expect(effects == [.haptic(.light), .focus(.nameField)])

        viewModel.type("수학")
        #expect(viewModel.state.value.words.titleProblem.isEmpty)
        await viewModel.save()
        #expect(viewModel.state.value.isSaved)
        #expect(effects.last == .toast("Added 수학."))
        #expect(try await focus.desk().timers.count == 2)
        token.cancel()
    }

    @Test(.timeLimit(.minutes(1)))
    func `knows the titles of others while they are typed, and not its own`() async throws {
        let timer = try FocusTimer.fixture()
        let other = try FocusTimer.fixture(id: UUID(number: 2), title: "수학")
        let focus = InMemoryFocusRepository(timers: [timer, other])
        let viewModel = Self.editor(over: focus, editing: timer)
        let following = Task { await viewModel.follow() }
        for await state in viewModel.state.values where !state.title.taken.isEmpty { break }

        #expect(viewModel.state.value.title.error == nil)
        viewModel.type(" 수학")
        #expect(viewModel.state.value.title.error == .duplicate)
        try await focus.update { desk throws(FocusError) in try desk.remove(other.id, at: .start) }
        for await state in viewModel.state.values where state.title.error == nil { break }

        following.cancel()
        await following.value
    }

    @Test func `an empty title is asked for and nothing is saved`() async throws {
        let focus = InMemoryFocusRepository()
        let viewModel = Self.editor(over: focus)
        #expect(viewModel.state.value.words.titleProblem.isEmpty)

        await viewModel.save()

        #expect(viewModel.state.value.words.titleProblem == "Please enter a name.")
        #expect(viewModel.state.value.words.title.hint == "Please enter a name.")
        #expect(try await focus.desk().timers.isEmpty)
    }

    @Test func `a Korean title of 16 typed jamo by jamo ends at 15 and shows no error on its way`()
        async throws
    {
        let title = "가나다라마바사아자차카타파하한글"
        let focus = InMemoryFocusRepository(timers: [try .fixture(title: "가")])
        let viewModel = Self.editor(over: focus)
        var committed: [String] = []
        let token = viewModel.state.observe { state in
            #expect(!state.title.input.isComposing || state.title.error == nil)
            #expect(state.words.titleProblem.isEmpty || !state.title.input.isComposing)
        }

        for syllable in title {
            let start = viewModel.state.value.title.text.utf16.count
            var length = 0
            for composed in Self.keystrokes(syllable) {
                viewModel.title(.compose(TextChange(start..<start + length, to: composed)))
                length = composed.utf16.count
            }
            viewModel.title(.endComposition)
            committed.append(viewModel.state.value.title.text)
        }

        let prefixes = (0...15).map { String(title.prefix($0)) }
        #expect(viewModel.state.value.title.text == prefixes[15])
        #expect(viewModel.state.value.title.input.wasTruncated)
        #expect(committed == prefixes.dropFirst() + [prefixes[15]])
        await viewModel.save()
        #expect(viewModel.state.value.isSaved)
        token.cancel()
    }

    @Test func `a stored goal that is not offered stays until another is picked`() async throws {
        let timer = try FocusTimer.fixture(goal: 30)
        let focus = InMemoryFocusRepository(timers: [timer])
        let viewModel = Self.editor(over: focus, editing: timer)
        #expect(viewModel.state.value.goal.selection.seconds == 300)
        #expect(viewModel.state.value.words.goalText == "5 min")

        viewModel.type("수학")
        await viewModel.save()
        #expect(try await focus.desk().timers[timer.id]?.goal.seconds == 30)

        let again = Self.editor(over: focus, editing: try await focus.desk().timers[timer.id])
        again.goal(.pick(row: 1))
        #expect(again.state.value.words.goalText == "10 min")
        await again.save()
        #expect(try await focus.desk().timers[timer.id]?.goal.seconds == 600)
    }

    @Test func `an icon is what was chosen, else what was there`() async throws {
        let timer = try FocusTimer.fixture(icon: try #require(Emoji("🍇")))
        let focus = InMemoryFocusRepository(timers: [timer])
        let viewModel = Self.editor(over: focus, editing: timer)

        viewModel.icon(.type("📐"))
        #expect(viewModel.state.value.words.icon.value == "📐")
        viewModel.icon(.reset)
        viewModel.icon(.type("x"))
        await viewModel.save()

        #expect(viewModel.state.value.isSaved)
        #expect(try await focus.desk().timers[timer.id] == timer)
    }

    @Test func `saving twice adds one timer`() async throws {
        let focus = InMemoryFocusRepository()
        let viewModel = Self.editor(over: focus)
        viewModel.type("수학")

        async let first: Void = viewModel.save()
        await viewModel.save()
        await first

        #expect(try await focus.desk().timers.count == 1)
        #expect(!viewModel.state.value.words.saveButton.isEnabled)
    }

    @Test func `shows why storage failed until saving succeeds`() async throws {
        let focus = InMemoryFocusRepository()
        let viewModel = Self.editor(over: focus)
        viewModel.type("수학")
        await focus.fail(with: .noSpace)

        await viewModel.save()
        #expect(viewModel.state.value.failure == .repository(.saveFailed(.noSpace)))

        await focus.fail(with: nil)
        await viewModel.save()
        #expect((viewModel.state.value.failure, viewModel.state.value.isSaved) == (nil, true))
    }

    /// What an input method shows while a syllable is typed: 한 is ㅎ, 하, 한.
    private static func keystrokes(_ syllable: Character) -> [String] {
        let index = (syllable.unicodeScalars.first?.value ?? 0) - 0xAC00
        let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        let open = Unicode.Scalar(0xAC00 + index / 28 * 28).map { String(Character($0)) }
        return [String(initials[Int(index / 588)]), open ?? "", String(syllable)]
    }

    private static func editor(
        over focus: InMemoryFocusRepository,
        editing timer: FocusTimer? = nil
    ) -> FocusEditorViewModel {
        FocusEditorViewModel(
            editing: timer,
            focus: focus,
            clock: ManualClock().clock,
            texts: TextSource(.fixture()),
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

extension FocusEditorViewModel {
    /// Types a title in the place of the one that is there.
    fileprivate func type(_ text: String) {
        title(.change(TextChange(from: state.value.title.text, to: text)))
    }
}
