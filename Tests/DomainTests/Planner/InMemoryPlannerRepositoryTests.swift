import HaruTestSupport
import Testing

struct InMemoryPlannerRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: PlannerRepositoryContract.allCases)
    func `keeps the contract`(promise: PlannerRepositoryContract) async throws {
        try await promise.verify(InMemoryPlannerRepository())
    }
}
