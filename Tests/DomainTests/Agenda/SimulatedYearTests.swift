import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// A year of a program that is opened once a week, on a platform that keeps 64 requests.
struct SimulatedYearTests {
    private static let week = Duration.seconds(7 * 86_400)
    private static let zones = [
        "America/New_York", "Australia/Lord_Howe", "Africa/Cairo", "Asia/Seoul", "America/Havana",
        "Europe/London", "Africa/Casablanca", "Antarctica/Troll", "America/Santiago",
    ]

    @Test func `every ring was pending at its moment, and nothing else was shown`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for number in 0..<(TestScale.isExhaustive ? 45 : 9) {
            let zone = try #require(TimeZone(identifier: Self.zones[number % Self.zones.count]))
            let calendar = LocalCalendar(zone)
            var now = try #require(CalendarDay(year: 2026 + number / 9, month: 1, day: 1))
                .start(in: calendar).adding(.seconds(Int.random(in: 0..<86_400, using: &generator)))
            var clock = AlarmClock()
            var platform = SimulatedPlatform()
            var rings = 0
            for week in 0..<52 {
                try change(&clock, number: week, at: now, in: calendar, &generator)
                let plan = plan(clock, platform, at: now, in: calendar)
                platform.carryOut(plan)
                #expect(platform.pending.count <= SimulatedPlatform.limit)
                #expect(self.plan(clock, platform, at: now, in: calendar).isCarriedOut)

                let next = now.adding(Self.week)
                let wanted = clock.upcoming(after: now, until: next, in: calendar).filter(\.rings)
                let shown = platform.pass(from: now, to: next, in: calendar)
                let names = wanted.map {
                    SimulatedPlatform.Shown(name: "\($0.alarmID)", at: $0.at)
                }
                #expect(shown == Set(names), "\(zone.identifier), week \(week), seed \(seed)")
                rings += wanted.count
                now = next
                clock.settle(at: now, in: calendar)
            }
            #expect(rings > 500)
        }
    }

    @Test func `of 200 daily alarms the soonest 64 are pending, and the others are named`() throws {
        let calendar = LocalCalendar(try #require(TimeZone(identifier: "America/New_York")))
        var now = try #require(CalendarDay(year: 2026, month: 1, day: 1)).start(in: calendar)
        var clock = AlarmClock()
        for number in 0..<200 {
            let alarm = try Alarm.fixture(
                id: UUID(number: number),
                hour: number * 7 % 1440 / 60,
                minute: number * 7 % 60,
                days: Set(Weekday.allCases)
            )
            clock.add(alarm, at: now)
        }
        var platform = SimulatedPlatform()
        for _ in 0..<52 {
            let plan = plan(clock, platform, at: now, in: calendar)
            platform.carryOut(plan)
            let soonest = clock.entriesInOrder.compactMap { $0.next(after: now, in: calendar)?.at }
                .sorted()
            #expect(platform.pending.count == 64 && plan.held.count == 64)
            let inTime = platform.pending.compactMap { $0.trigger.next(after: now, in: calendar) }
            #expect(inTime.sorted() == Array(plan.held.map(\.at)))
            #expect(plan.held.first?.at == soonest.first && plan.planAgainAt == soonest.first)
            // Dated requests name an alarm for each of its days.
            let named = Set((plan.held + plan.dropped).map { $0.id.prefix(36) })
            #expect(named.count == 200)
            #expect((plan.dropped.first?.at ?? .distantPast) >= (plan.held.last?.at ?? now))
            _ = platform.pass(from: now, to: now.adding(Self.week), in: calendar)
            now = now.adding(Self.week)
            clock.settle(at: now, in: calendar)
        }
    }

    private func plan(
        _ clock: AlarmClock,
        _ platform: SimulatedPlatform,
        at now: Date,
        in calendar: LocalCalendar
    ) -> NotificationPlan {
        NotificationPlan(
            for: Agenda(at: now, steady: now, in: calendar, alarms: clock),
            pending: platform.pending,
            limit: SimulatedPlatform.limit,
            wording: .fixture
        )
    }

    /// What a person does once a week: new alarms, old ones removed, skips and pauses.
    private func change(
        _ clock: inout AlarmClock,
        number: Int,
        at now: Date,
        in calendar: LocalCalendar,
        _ generator: inout SeededGenerator
    ) throws {
        for index in 0..<(number == 0 ? 12 : 2) {
            let days = Weekday.allCases.filter { _ in Bool.random(using: &generator) }
            let alarm = try Alarm.fixture(
                id: UUID(number: number * 100 + index),
                // Clocks are changed at night.
                hour: index.isMultiple(of: 2) ? .random(in: 0..<4, using: &generator) : 12,
                minute: .random(in: 0..<60, using: &generator),
                days: Set(index.isMultiple(of: 5) ? Weekday.allCases : days),
                createdAt: now
            )
            clock.add(alarm, at: now)
        }
        for entry in clock.entriesInOrder {
            let today = calendar.day(at: now)
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                do { try clock.skipNext(entry.id, at: now, in: calendar) } catch .nothingToSkip {}
            case 1:
                let first = today.adding(days: .random(in: -3..<20, using: &generator))
                let last = first.adding(days: .random(in: 0..<30, using: &generator))
                do {
                    try clock.pause(entry.id, on: first...last, at: now, in: calendar)
                } catch .noChanges {}
            default: break
            }
        }
        // No more than 64 rings until the program is opened again.
        while clock.upcoming(after: now, until: now.adding(Self.week), in: calendar)
            .filter(\.rings).count > SimulatedPlatform.limit
        {
            guard let entry = clock.entriesInOrder.randomElement(using: &generator) else { break }
            try clock.remove(entry.id)
        }
    }
}

extension CalendarDay {
    fileprivate func start(in calendar: LocalCalendar) -> Date { calendar.start(of: self) }
}
