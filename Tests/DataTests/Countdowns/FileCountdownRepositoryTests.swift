import HaruData
import HaruTestSupport
import Testing

struct FileCountdownRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: CountdownRepositoryContract.allCases)
    func `keeps the contract`(promise: CountdownRepositoryContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FileCountdownRepository(store: store))
    }
}
