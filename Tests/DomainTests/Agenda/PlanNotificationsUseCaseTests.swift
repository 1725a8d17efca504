import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct PlanNotificationsUseCaseTests {
    let focus: InMemoryFocusRepository
    let settings = InMemorySettingsRepository()
    let scheduler = InMemoryNotificationScheduler()
    let clock = ManualClock()

    init() throws {
        focus = InMemoryFocusRepository(timers: [try .fixture()])
    }

    @Test func `the end of the phase is pending, and moves with every transition`() async throws {
        let start = clock.clock.now
        try await change { desk, now throws(FocusError) in
            try desk.start(
                UUID(number: 1),
                as: UUID(number: 2),
                at: now,
                zoneID: "GMT",
                policy: .standard
            )
        }
        #expect(try await pending() == ["focus.goal": start + 3000])

        clock.advance(by: .seconds(1500))
        try await change { desk, now throws(FocusError) in
            try desk.rest(at: now, policy: .standard)
        }
        #expect(try await pending() == ["focus.rest": start + 1800])

        clock.advance(by: .seconds(60))
        try await change { desk, now throws(FocusError) in
            _ = try desk.stop(at: now, policy: .standard)
        }
        #expect(try await pending() == [:])
    }

    @Test func `a clock that was set moves the notification with it`() async throws {
        let start = clock.clock.now
        try await focus.update { desk throws(FocusError) in
            try desk.start(
                UUID(number: 1),
                as: UUID(number: 2),
                at: start,
                zoneID: "GMT",
                policy: .standard
            )
        }
        clock.setWall(to: start - 3600)

        #expect(try await pending() == ["focus.goal": start - 3600 + 3000])
        #expect(try await plan()().keep.count == 1)
    }

    @Test func `muted means silent, not absent`() async throws {
        try await settings.update { settings throws(SettingsError) in settings.isMuted = true }
        let start = clock.clock.now
        try await focus.update { desk throws(FocusError) in
            try desk.start(
                UUID(number: 1),
                as: UUID(number: 2),
                at: start,
                zoneID: "GMT",
                policy: .standard
            )
        }

        _ = try await plan()()

        #expect(try await scheduler.pending().map(\.sound) == [.silent])
    }

    @Test func `A31: what was shown of an alarm is taken back when it is stopped`() async throws {
        let alarms = InMemoryAlarmRepository()
        let planning = PlanNotificationsUseCase(
            agenda: .fixture(alarms: alarms, clock: clock.clock),
            notifications: scheduler,
            limit: 64,
            wording: .fixture
        )
        let alarm = try Alarm.fixture(id: UUID(number: 1), days: Set(Weekday.allCases))
        let now = clock.clock.now
        try await alarms.update { stored throws(AlarmError) in stored.add(alarm, at: now) }
        try await planning()

        let plan = try await planning.takeBack(alarm.id)
        #expect(await scheduler.removed.contains("\(alarm.id).daily"))
        #expect(await scheduler.removed.contains("\(alarm.id).snooze"))
        // What is to come is there again.
        #expect(plan.add.map(\.id) == ["\(alarm.id).daily"])
        #expect(try await scheduler.pending().map(\.id) == ["\(alarm.id).daily"])
    }

    @Test func `A17, A19: no more than 64 at a moment, all of 109 in time`()
        async throws
    {
        let countdowns = InMemoryCountdownRepository()
        let planning = PlanNotificationsUseCase(
            agenda: .fixture(countdowns: countdowns, clock: clock.clock),
            notifications: scheduler,
            limit: 64,
            wording: .fixture
        )
        let now = clock.clock.steadyNow
        for number in 1...109 {
            let id = UUID(number: number)
            let timer = try CountdownTimer.fixture(id: id, seconds: (110 - number) * 60)
            try await countdowns.update { stored throws(CountdownError) in
                stored.add(timer)
                try stored.start(id, at: now)
            }
            try await planning()
            let pending = try await scheduler.pending()
            #expect(pending.count == min(number, 64))
        }
        var shown: Set<NotificationRequest.ID> = []
        while let again = try await planning.plan().planAgainAt {
            // Opened when the plan says so, and no sooner.
            clock.advance(by: again.duration(since: clock.clock.now))
            for request in try await scheduler.pending() {
                guard case .once(let at) = request.trigger, at <= clock.clock.now else { continue }
                shown.insert(request.id)
            }
            try await planning()
        }
        let rest = try await scheduler.pending().map(\.id)
        #expect(shown.union(rest).count == 109 && rest.count == 64)
    }

    private func change(
        _ change: @escaping @Sendable (inout FocusDesk, Date) throws(FocusError) -> Void
    ) async throws {
        let now = clock.clock.steadyNow
        try await focus.update { desk throws(FocusError) in try change(&desk, now) }
    }

    private func pending() async throws -> [String: Date] {
        _ = try await plan()()
        let requests = try await scheduler.pending()
        return Dictionary(
            uniqueKeysWithValues: requests.compactMap { request in
                if case .once(let at) = request.trigger { (request.id, at) } else { nil }
            }
        )
    }

    private func plan() -> PlanNotificationsUseCase {
        PlanNotificationsUseCase(
            agenda: .fixture(focus: focus, settings: settings, clock: clock.clock),
            notifications: scheduler,
            limit: 64,
            wording: .fixture
        )
    }
}
