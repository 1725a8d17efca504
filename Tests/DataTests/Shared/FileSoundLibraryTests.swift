import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct FileSoundLibraryTests {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test func `finds a sound by its name or its path, and nothing that is no file`() async throws {
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let file = directory.appending(path: "a b.wav")
        try Data(SoundFixture.wav(seconds: 1)).write(to: file)
        let library = FileSoundLibrary(directory: directory)

        try await library.check("a b.wav")
        try await library.check(file.path)
        try await FileSoundLibrary(directory: URL(filePath: "/nowhere")).check(file.path)
        for name in ["b.wav", "", ".", directory.path] {
            await #expect(throws: SoundProblem.notFound) { try await library.check(name) }
        }
    }
}
