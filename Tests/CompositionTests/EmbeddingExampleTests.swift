import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation
import Testing

@MainActor
func focusForAWhile(in directory: URL) async throws -> String {
    let configuration = AppConfiguration(directory: directory, language: .english)
    let container = AppContainer.live(configuration)
    let timer = try await container.addFocusTimer(title: "English", icon: "🍇")
    let session = container.makeFocusSessionViewModel()
    let token = session.state.observe { state in print(state.phaseText) }
    defer { token.cancel() }
    await session.start(timer.id)
    try await container.planNotifications()
    return session.state.value.phaseText
}

@MainActor
struct EmbeddingExampleTests {
    @Test func `the example of the README works`() async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }

        #expect(try await focusForAWhile(in: directory) == "Focus")
    }

    @Test func `the example of the README is this one`() throws {
        let tests = URL(filePath: #filePath).deletingLastPathComponent()
        let readme = tests.appending(path: "../../README.md").standardizedFileURL
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let text = try String(contentsOf: readme, encoding: .utf8)
        let start = try #require(text.range(of: "@MainActor\nfunc"))
        let end = try #require(text.range(of: "\n```", range: start.upperBound..<text.endIndex))

        #expect(source.contains(text[start.lowerBound..<end.lowerBound]))
    }
}
