import HaruTestSupport
import Testing

struct InMemoryAlarmRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: AlarmRepositoryContract.allCases)
    func `keeps the contract`(promise: AlarmRepositoryContract) async throws {
        try await promise.verify(InMemoryAlarmRepository())
    }
}
