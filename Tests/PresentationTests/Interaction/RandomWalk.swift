import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport

/// Sends 50 random events to a machine, at random moments, and shows every step; many times over.
enum RandomWalk {
    /// One event and what came of it.
    struct Step<Machine: StateMachine> {
        let before: Machine
        let event: Machine.Event
        let now: Date
        let effects: [Machine.Effect]
        let after: Machine
        /// What to say of a failure, so that it can be repeated.
        let seed: String
    }

    private static var walks: UInt64 {
        ProcessInfo.processInfo.environment["HARU_EXHAUSTIVE"] == "1" ? 2000 : 100
    }

    /// Chooses events with `event`, at most `pause` milliseconds apart, and looks at steps with `check`.
    static func run<Machine: StateMachine>(
        _ start: Machine,
        pause: Int = 2000,
        event: (Machine, inout SeededGenerator) -> Machine.Event,
        check: (Step<Machine>) -> Void
    ) {
        for seed in 0..<walks {
            var random = SeededGenerator(seed: seed)
            var (machine, now) = (start, Date.start)
            for number in 0..<50 {
                now = now.adding(.milliseconds(Int.random(in: 0...pause, using: &random)))
                let before = machine
                let event = event(machine, &random)
                let effects = machine.handle(event, at: now)
                let step = Step(
                    before: before,
                    event: event,
                    now: now,
                    effects: effects,
                    after: machine,
                    seed: "seed \(seed), event \(number)"
                )
                check(step)
            }
        }
    }
}

extension Date {
    /// A moment at which a test begins.
    static let start = Date(timeIntervalSince1970: 1_800_000_000)
}
