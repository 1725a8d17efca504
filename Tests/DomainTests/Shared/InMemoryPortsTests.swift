import HaruTestSupport
import Testing

struct InMemoryPortsTests {
    @Test(.timeLimit(.minutes(1)), arguments: SettingsRepositoryContract.allCases)
    func `settings keep the contract`(promise: SettingsRepositoryContract) async throws {
        try await promise.verify(InMemorySettingsRepository())
    }

    @Test(.timeLimit(.minutes(1)), arguments: NotificationSchedulerContract.allCases)
    func `notifications keep the contract`(promise: NotificationSchedulerContract) async throws {
        try await promise.verify(InMemoryNotificationScheduler())
    }
}
