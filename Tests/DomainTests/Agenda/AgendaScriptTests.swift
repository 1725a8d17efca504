import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// Random lives of the whole agenda: commands, passing time, clocks that are set, other zones, programs that
/// die between saving and scheduling, and new starts.
struct AgendaScriptTests {
    private struct World {
        var alarms = AlarmClock()
        var countdowns = Countdowns()
        var wall = Date(timeIntervalSince1970: 1_800_000_000)
        var steady = Date(timeIntervalSince1970: 1_800_000_000)
        var calendar = LocalCalendar(.gmt)
        var pending: [NotificationRequest.ID: NotificationRequest] = [:]
        var limit = 64

        var agenda: Agenda {
            Agenda(at: wall, steady: steady, in: calendar, alarms: alarms, countdowns: countdowns)
        }

        var plan: NotificationPlan {
            NotificationPlan(
                for: agenda,
                pending: Array(pending.values),
                limit: limit,
                wording: .fixture
            )
        }
    }

    private static let zones = [
        "Asia/Seoul", "America/St_Johns", "Pacific/Apia", "Europe/London", "Asia/Kathmandu",
    ].compactMap(TimeZone.init(identifier:)).map(LocalCalendar.init)

    @Test func `what is pending is what the planner wants, whatever happened before`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(TestScale.isExhaustive ? 100_000 : 1000) {
            var world = World()
            world.limit = [2, 4, 64][Int.random(in: 0..<3, using: &generator)]
            for number in 1...3 {
                let seconds = Int.random(in: 1...86_399, using: &generator)
                world.countdowns.add(try .fixture(id: UUID(number: number), seconds: seconds))
            }
            for _ in 0..<15 {
                try step(&world, &generator)
                let plan = world.plan
                // The program may die before it told the scheduler, or half way.
                switch Int.random(in: 0..<6, using: &generator) {
                case 0: continue
                case 1: for id in plan.remove { world.pending[id] = nil }
                case 2: for request in plan.add.dropLast() { world.pending[request.id] = request }
                default:
                    for id in plan.remove { world.pending[id] = nil }
                    for request in plan.add { world.pending[request.id] = request }
                    expectInStep(world, seed)
                }
            }
        }
    }

    /// What is pending is asked of the features one by one, not of the planner.
    private func expectInStep(_ world: World, _ seed: UInt64) {
        #expect(world.plan.isCarriedOut && world.pending.count <= world.limit)
        let ends = world.countdowns.settled(at: world.steady).all.values.compactMap { countdown in
            countdown.endsAt.map {
                $0.addingTimeInterval(world.wall.timeIntervalSince(world.steady))
            }
        }
        var alarms = world.alarms
        alarms.settle(at: world.wall, in: world.calendar)
        let rings = [alarms.next(after: world.wall, in: world.calendar)?.at].compactMap(\.self)
        let moments = world.pending.values.compactMap {
            $0.trigger.next(after: world.wall, in: world.calendar)
        }
        #expect(moments.min() == (ends + rings).min(), "seed \(seed)")
        guard world.plan.dropped.isEmpty else { return }
        let pendingEnds = world.pending.filter { $0.key.hasPrefix("countdown.") }.values
        #expect(
            pendingEnds.compactMap { $0.trigger.next(after: world.wall, in: world.calendar) }
                .sorted()
                == ends.sorted(),
            "seed \(seed)"
        )
    }

    private func step(_ world: inout World, _ generator: inout SeededGenerator) throws {
        let countdown = UUID(number: .random(in: 1...3, using: &generator))
        let alarm = UUID(number: .random(in: 4...6, using: &generator))
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1: try world.countdowns.start(countdown, at: world.steady)
        case 2:
            attempt { () throws(CountdownError) in
                try world.countdowns.pause(countdown, at: world.steady)
            }
        case 3:
            attempt { () throws(CountdownError) in
                try world.countdowns.extend(
                    countdown,
                    by: try .init(.seconds(90)),
                    at: world.steady
                )
            }
        case 4:
            let days = Weekday.allCases.filter { _ in Bool.random(using: &generator) }
            world.alarms.add(
                try .fixture(
                    id: alarm,
                    hour: .random(in: 0..<24, using: &generator),
                    days: Set(days),
                    createdAt: world.wall
                ),
                at: world.wall
            )
        case 5:
            guard world.alarms.entries[alarm] != nil else { return }
            do {
                try world.alarms.skipNext(alarm, at: world.wall, in: world.calendar)
            } catch .nothingToSkip {}
        case 6:
            world.wall = world.wall.adding(
                .seconds(Int.random(in: -86_400...86_400, using: &generator))
            )
        case 7:
            world.calendar = Self.zones[Int.random(in: 0..<Self.zones.count, using: &generator)]
        case 8: world.steady = world.wall
        default:
            let passed = Duration.seconds(Int.random(in: 1...100_000, using: &generator))
            world.steady = world.steady.adding(passed)
            world.wall = world.wall.adding(passed)
            world.alarms.settle(at: world.wall, in: world.calendar)
            _ = world.countdowns.takeEnds(at: world.steady)
        }
    }

    private func attempt(_ body: () throws(CountdownError) -> Void) {
        do { try body() } catch { #expect(error == .notRunning) }
    }
}
