import HaruData
import HaruTestSupport
import Testing

struct FileSettingsRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: SettingsRepositoryContract.allCases)
    func `keeps the contract`(promise: SettingsRepositoryContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FileSettingsRepository(store: store))
    }
}
