import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation
import Testing

/// View models beside each other and beside the program, on one store.
@MainActor
struct BesideTests {
    let haru = Haru()

    @Test func `two view models and a process agree within a second`() async throws {
        defer { haru.removeStore() }
        var container = AppContainer.live(
            AppConfiguration(directory: haru.store, language: .english)
        )
        container.clock = .system.starting(
            at: try #require(RFC3339.instant("2026-10-15T01:00:10Z"))
        )
        let timer = try await container.addFocusTimer(title: "a")
        let viewModels = (0..<2).map { _ in container.makeFocusSessionViewModel() }
        let following = viewModels.map { viewModel in Task { await viewModel.follow() } }
        defer { following.forEach { $0.cancel() } }
        try await Task.sleep(for: .milliseconds(100))

        try haru("10:00:00", "focus", "start", "a")
        try await expect(within: .seconds(1)) {
            viewModels.allSatisfy { $0.state.value.status?.timer.id == timer.id }
        }
        await viewModels[0].perform(.toggle)
        try await expect(within: .seconds(1)) {
            viewModels[1].state.value.status?.isResting == true
        }
        #expect(try haru("10:00:30", "focus", "status").output.contains(#""phase":"rest""#))
        try haru("10:02:00", "focus", "stop")
        try await expect(within: .seconds(1)) {
            viewModels.allSatisfy { $0.state.value.status == nil }
        }
    }

    private func expect(within limit: Duration, _ holds: () -> Bool) async throws {
        let start = ContinuousClock.now
        while !holds(), ContinuousClock.now - start < limit {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(holds())
    }
}
