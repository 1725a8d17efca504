import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Observation
import Testing

@MainActor
final class FocusScreen {
    private let session: FocusSessionViewModel
    private let state: ObservedValue<FocusSessionViewModel.State>

    init(_ session: FocusSessionViewModel) {
        self.session = session
        state = ObservedValue(session.state)
    }

    var title: String { state.value.phaseText }
    var buttons: [FocusSessionViewModel.Button] { state.value.buttons }

    func tap(_ button: FocusSessionViewModel.Button) async {
        await session.perform(button.id)
    }
}

@MainActor
func run(_ session: FocusSessionViewModel, clock: WallClock) async {
    async let following: Void = session.follow()
    while !Task.isCancelled {
        let delay = session.state.value.nextRefresh.map(clock.delay) ?? .milliseconds(500)
        do { try await Task.sleep(for: delay) } catch { break }
        await session.refresh()
    }
    await following
}

/// What the guides show is compiled here, or stands where they say.
@MainActor
struct GuideExamplesTests {
    static let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../..").standardizedFileURL

    @Test func `a screen of the Observation framework is told before each change`() async throws {
        var container = AppContainer.preview()
        container.clock = ManualClock().clock
        let timer = try await container.addFocusTimer(title: "English")
        let session = container.makeFocusSessionViewModel()
        let screen = FocusScreen(session)
        var changes = 0
        withObservationTracking {
            _ = screen.title
        } onChange: {
            MainActor.assumeIsolated { changes += 1 }
        }

        await session.start(timer.id)

        #expect(changes == 1)
        #expect(screen.title == "Focus")
        await screen.tap(screen.buttons[0])
        #expect(screen.title == "Focus")  // too soon: a second tap within a second is ignored
    }

    @Test(.timeLimit(.minutes(1)))
    func `a host's one task follows, refreshes and ends when it is cancelled`() async throws {
        let container = AppContainer.preview()
        let timer = try await container.addFocusTimer(title: "English")
        let session = container.makeFocusSessionViewModel()
        let hosting = Task { await run(session, clock: container.clock) }

        try await container.startFocus(timer.id)
        for await state in session.state.values {
            if let status = state.status, status.focused >= .seconds(1) { break }
        }
        hosting.cancel()
        await hosting.value

        #expect(session.state.value.status != nil)
    }

    @Test(arguments: ["Embed.md", "Interaction.md", "Observable.md"])
    func `code in a guide stands in the file it names, or is marked as not compiled`(
        guide: String
    ) throws {
        let file = Self.root.appending(path: "Docs/Guides").appending(path: guide)
        let text = try String(contentsOf: file, encoding: .utf8)
        for block in text.matches(of: /(?s)([^\n]*)\n\n?```swift\n(.*?)```/) {
            let (introduction, code) = (String(block.1), String(block.2))
            if introduction.contains("not compiled here") { continue }
            let path = try #require(
                introduction.firstMatch(of: /`((?:Tests|Examples)\/[^`]+\.swift)`/)?.1,
                "\(guide): \(introduction)"
            )
            let source = try String(
                contentsOf: Self.root.appending(path: String(path)),
                encoding: .utf8
            )
            #expect(Self.unindented(source).contains(Self.unindented(code)), "\(guide): \(path)")
        }
    }

    private static func unindented(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }
}
