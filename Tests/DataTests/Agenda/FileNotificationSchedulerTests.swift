import HaruData
import HaruTestSupport
import Testing

struct FileNotificationSchedulerTests {
    @Test(.timeLimit(.minutes(1)), arguments: NotificationSchedulerContract.allCases)
    func `keeps the contract`(promise: NotificationSchedulerContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FileNotificationScheduler(store: store))
    }
}
