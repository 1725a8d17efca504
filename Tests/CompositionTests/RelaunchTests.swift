import Foundation
import HaruComposition
import HaruDomain
import HaruTestSupport
import Testing

/// A program that ends in the middle of a session and starts again over the same files.
struct RelaunchTests {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let ever = Date.distantPast..<Date.distantFuture
    let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test func `F07: the time away counts, and one record is left`() async throws {
        defer { remove() }
        let timer = try await program(at: 0).addFocusTimer(title: "a", goal: .init(seconds: 1500))
        _ = try await program(at: 0).startFocus(timer.id)
        _ = try await program(at: 600).focus.desk()

        let early = try #require(try await status(at: 720))
        #expect(early.goalRemaining == .seconds(13 * 60))
        let late = try #require(try await status(at: 2400))
        #expect(late.isGoalReached && late.focused == .seconds(2400) && !late.needsReview)
        let outcome = try await program(at: 2400).stopFocus()
        #expect(outcome.isRecorded)
        let records = try await program(at: 2401).focus.records(in: ever)
        #expect(records == [outcome.record])
        #expect(try await status(at: 2401) == nil)
    }

    @Test func `F08: a session goes on in the phase in which it was left`() async throws {
        defer { remove() }
        let timer = try await program(at: 0).addFocusTimer(title: "a", goal: .init(seconds: 1500))
        _ = try await program(at: 0).startFocus(timer.id)
        let focusing = try #require(try await status(at: 360))
        #expect(!focusing.isResting && focusing.goalRemaining == .seconds(19 * 60))

        try await program(at: 400).changeFocusPhase(.rest)
        let resting = try #require(try await status(at: 520))
        #expect(resting.restRemaining == .seconds(180) && resting.focused == .seconds(400))
    }

    @Test func `a clock that was set back while the program was closed never makes less than none`()
        async throws
    {
        defer { remove() }
        let timer = try await program(at: 1000).addFocusTimer(title: "a", goal: nil)
        _ = try await program(at: 1000).startFocus(timer.id)
        let status = try #require(try await status(at: 400))
        #expect(status.focused == .zero && status.progress == 0)
    }

    private func program(at seconds: TimeInterval) -> AppContainer {
        var container = AppContainer.live(
            AppConfiguration(directory: directory, language: .english)
        )
        container.clock = .standing(at: start + seconds)
        return container
    }

    private func status(at seconds: TimeInterval) async throws -> FocusStatus? {
        let now = start + seconds
        return try await program(at: seconds).focus.desk().status(at: now, policy: .standard)
    }

    private func remove() {
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) }
    }
}
