import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// Random lives of a few countdowns: commands, passing time, clocks that are set, and new starts of the
/// program, after which its clock begins with what the wall says.
struct CountdownScriptTests {
    private struct World {
        var countdowns = Countdowns()
        var wall = Date(timeIntervalSince1970: 1_800_000_000)
        var steady = Date(timeIntervalSince1970: 1_800_000_000)
        var ended: [CountdownTimer.ID: Int] = [:]
        var told: [CountdownTimer.ID: Int] = [:]
        var answered: [CountdownTimer.ID: Int] = [:]

        func remaining(_ id: CountdownTimer.ID) -> Duration? {
            countdowns.settled(at: steady).all[id]?.remaining(at: steady)
        }

        func isFinished(_ id: CountdownTimer.ID) -> Bool {
            countdowns.settled(at: steady).all[id]?.finishedAt != nil
        }

        func isUntold(_ id: CountdownTimer.ID) -> Bool {
            if case .finished(_, false) = countdowns.settled(at: steady).all[id]?.state {
                true
            } else {
                false
            }
        }
    }

    @Test func `nothing is left below zero, nothing grows by itself, and every end is told once`()
        throws
    {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(TestScale.isExhaustive ? 100_000 : 1000) {
            var world = World()
            let ids = (1...3).map { UUID(number: $0) }
            for id in ids {
                let seconds = Int.random(in: 1...600, using: &generator)
                world.countdowns.add(try .fixture(id: id, seconds: seconds))
            }
            for _ in 0..<20 { try step(&world, ids, &generator) }
            for ended in world.countdowns.takeEnds(at: world.steady) {
                world.told[ended.id, default: 0] += 1
            }
            for id in ids {
                let known = world.told[id, default: 0] + world.answered[id, default: 0]
                #expect(known == world.ended[id, default: 0])
            }
        }
    }

    private func step(
        _ world: inout World,
        _ ids: [CountdownTimer.ID],
        _ generator: inout SeededGenerator
    ) throws {
        let id = ids[Int.random(in: 0..<3, using: &generator)]
        let before = ids.map { (world.remaining($0), world.isFinished($0)) }
        var mayGrow: Set<CountdownTimer.ID> = []
        switch Int.random(in: 0..<10, using: &generator) {
        case 0, 1:
            if world.isUntold(id) { world.answered[id, default: 0] += 1 }
            if world.isFinished(id) { mayGrow = [id] }
            try world.countdowns.start(id, at: world.steady)
        case 2:
            attempt { () throws(CountdownError) in
                try world.countdowns.pause(id, at: world.steady)
            }
        case 3:
            attempt { () throws(CountdownError) in
                try world.countdowns.resume(id, at: world.steady)
            }
        case 4:
            mayGrow = [id]
            let length = try CountdownTimer.Length(
                .seconds(Int.random(in: 1...90, using: &generator))
            )
            attempt { () throws(CountdownError) in
                try world.countdowns.extend(id, by: length, at: world.steady)
            }
        case 5:
            mayGrow = [id]
            if world.isUntold(id) { world.answered[id, default: 0] += 1 }
            try world.countdowns.reset(id, at: world.steady)
        case 6:
            let jump = Int.random(in: -86_400...86_400, using: &generator)
            world.wall = world.wall.adding(.seconds(jump))
        case 7:
            // Only what was stored is known: nothing is more than it was when something was stored last.
            mayGrow = Set(ids.filter { world.countdowns.all[$0]?.endsAt != nil })
            world.steady = world.wall
            for (id, (_, wasFinished)) in zip(ids, before) where wasFinished {
                if !world.isFinished(id) { world.ended[id, default: 0] -= 1 }
            }
            for id in mayGrow {
                guard case .running(let until, let since) = world.countdowns.all[id]?.state,
                    let remaining = world.remaining(id)
                else { continue }
                #expect(remaining <= until.duration(since: since))
            }
        case 8:
            for ended in world.countdowns.takeEnds(at: world.steady) {
                world.told[ended.id, default: 0] += 1
            }
        default:
            let passed = Duration.milliseconds(Int.random(in: 0...200_000, using: &generator))
            world.steady = world.steady.adding(passed)
            world.wall = world.wall.adding(passed)
        }
        for (id, (remaining, wasFinished)) in zip(ids, before) {
            guard let now = world.remaining(id), let then = remaining else { continue }
            #expect(now >= .zero)
            #expect(now <= then || mayGrow.contains(id))
            if world.isFinished(id), !wasFinished { world.ended[id, default: 0] += 1 }
        }
    }

    private func attempt(_ body: () throws(CountdownError) -> Void) {
        do { try body() } catch { #expect(error == .notRunning) }
    }
}
