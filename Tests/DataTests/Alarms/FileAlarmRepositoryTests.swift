import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct FileAlarmRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: AlarmRepositoryContract.allCases)
    func `keeps the contract`(promise: AlarmRepositoryContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FileAlarmRepository(store: store))
    }

    @Test func `writes nothing when nothing has changed`() async throws {
        let files = MemoryFileSystem()
        let repository = FileAlarmRepository(store: Store(fileSystem: files))
        let alarm = try Alarm.fixture()
        let (now, calendar) = (Date(timeIntervalSince1970: 1_800_000_000), LocalCalendar(.gmt))
        try await repository.update { clock throws(AlarmError) in clock.add(alarm, at: now) }
        let size = try files.names().map { try files.status(of: $0)?.size }

        for seconds in 0..<10 {
            try await repository.update { clock throws(AlarmError) in
                clock.settle(at: now + Double(seconds), in: calendar)
            }
        }

        #expect(try files.names().map { try files.status(of: $0)?.size } == size)
    }
}
