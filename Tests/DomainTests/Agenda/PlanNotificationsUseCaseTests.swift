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
