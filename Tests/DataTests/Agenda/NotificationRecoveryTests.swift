import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// The program dies anywhere between saving and scheduling; the next start sets it right.
struct NotificationRecoveryTests {
    private let clock = ManualClock().clock

    @Test(.timeLimit(.minutes(1)), arguments: [true, false])
    func `after a crash at any call the next plan holds what it should`(
        _ isSavedFirst: Bool
    ) async throws {
        var states = 0
        for place in 1... {
            let plan = FaultPlan(.crash, at: place)
            let files = MemoryFileSystem([:], willCall: plan.willCall)
            await live(on: files, isSavedFirst: isSavedFirst)
            guard plan.failedCall != nil else { break }
            for loss in MemoryDisk.Loss.all {
                let left = Store(fileSystem: files.afterCrash(loss))
                let planning = planning(left)
                try await planning()
                let again = try await planning.plan()
                #expect(again.isCarriedOut, "call \(place), \(loss)")
                let alarms = try await FileAlarmRepository(store: left).alarms()
                #expect(again.keep.count == alarms.entries.count, "call \(place), \(loss)")
                states += 1
            }
        }
        print("\(states) states were checked")
        #expect(states > 20)
    }

    /// Two alarms, the first of which goes again, until the file system fails.
    private func live(on files: MemoryFileSystem, isSavedFirst: Bool) async {
        let store = Store(fileSystem: files)
        let (alarms, planning) = (FileAlarmRepository(store: store), planning(store))
        do {
            for number in 1...2 {
                let alarm = try Alarm.fixture(id: UUID(number: number), hour: 9 + number)
                if !isSavedFirst { try await announce(alarm, to: store) }
                try await alarms.update { [clock] stored throws(AlarmError) in
                    stored.add(alarm, at: clock.now)
                }
                if isSavedFirst { try await planning() }
            }
            try await alarms.update { stored throws(AlarmError) in
                try stored.remove(UUID(number: 1))
            }
            try await planning()
        } catch {
            // The disk is gone; what is left is looked at afterwards.
        }
    }

    /// Tells the scheduler of an alarm before it is saved.
    private func announce(_ alarm: Alarm, to store: Store) async throws {
        let request = NotificationRequest(
            id: "\(alarm.id)",
            trigger: .once(clock.now.adding(.seconds(60))),
            title: "",
            body: ""
        )
        try await FileNotificationScheduler(store: store).add([request])
    }

    private func planning(_ store: Store) -> PlanNotificationsUseCase {
        PlanNotificationsUseCase(
            agenda: .fixture(
                alarms: FileAlarmRepository(store: store),
                countdowns: FileCountdownRepository(store: store),
                clock: clock
            ),
            notifications: FileNotificationScheduler(store: store),
            limit: 64,
            wording: .fixture
        )
    }
}
