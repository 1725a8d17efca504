import HaruTestSupport
import Testing

struct InMemoryCountdownRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: CountdownRepositoryContract.allCases)
    func `keeps the contract`(promise: CountdownRepositoryContract) async throws {
        try await promise.verify(InMemoryCountdownRepository())
    }
}
