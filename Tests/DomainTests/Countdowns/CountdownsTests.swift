import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct CountdownsTests {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)
    let id = UUID(number: 1)

    @Test(arguments: [
        (Duration.zero, false), (.seconds(1), true), (.seconds(86_399), true),
        (.seconds(86_400), false), (.seconds(40 * 3600), false), (.seconds(-1), false),
        (.milliseconds(1500), false), (.seconds(Int64.max), false),
    ])
    func
        `C05 C09: a length has whole seconds from one to 23:59:59, and what is kept is what was given`(
            length: Duration,
            isAllowed: Bool
        ) throws
    {
        guard isAllowed else {
            #expect(throws: CountdownError.lengthNotAllowed) {
                try CountdownTimer.Length(length)
            }
            return
        }
        #expect(try CountdownTimer.Length(length).duration == length)
    }

    @Test func `C01 C03 C14: what is left never ends early and is never less than nothing`() throws
    {
        var countdowns = try countdowns(seconds: 12)
        try countdowns.start(id, at: Self.start)
        for (passed, left) in [
            (0, 12_000), (1, 11_999), (11_500, 500), (11_999, 1), (12_000, 0), (12_001, 0),
            (86_400_000, 0),
        ] {
            let now = at(passed)
            #expect(countdowns.settled(at: now).all[id]?.remaining(at: now) == .milliseconds(left))
            let isFinished = countdowns.settled(at: now).all[id]?.finishedAt != nil
            #expect(isFinished == (passed >= 12_000))
        }
    }

    @Test func `C13: what is stored says what is left whenever it is read`() throws {
        var countdowns = try countdowns(seconds: 300)
        try countdowns.start(id, at: Self.start)
        let stored = Countdowns(Array(countdowns.all.values))
        #expect(stored.all[id]?.remaining(at: at(100_000)) == .seconds(200))
        #expect(stored.settled(at: at(400_000)).all[id]?.finishedAt == at(300_000))
    }

    @Test func `F23: pauses do not count, however many there are`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var countdowns = try countdowns(seconds: 86_399)
            try countdowns.start(id, at: Self.start)
            var (now, counted) = (0, 0)
            for _ in 0..<10 {
                let run = Int.random(in: 0..<100_000, using: &generator)
                now += run
                counted += run
                try countdowns.pause(id, at: at(now))
                let left = Duration.milliseconds(86_399_000 - counted)
                #expect(countdowns.all[id]?.state == .paused(remaining: left))
                now += Int.random(in: 0..<100_000_000, using: &generator)
                try countdowns.resume(id, at: at(now))
                #expect(countdowns.all[id]?.endsAt == at(now).adding(left))
            }
        }
    }

    @Test func `asking twice changes nothing`() throws {
        var countdowns = try countdowns(seconds: 300)
        try countdowns.start(id, at: Self.start)
        let running = countdowns
        try countdowns.start(id, at: at(1000))
        try countdowns.resume(id, at: at(1000))
        #expect(countdowns == running)
        try countdowns.pause(id, at: at(2000))
        let paused = countdowns
        try countdowns.pause(id, at: at(3000))
        #expect(countdowns == paused)
        try countdowns.reset(id, at: at(4000))
        let idle = countdowns
        try countdowns.reset(id, at: at(5000))
        #expect(countdowns == idle)
        #expect(countdowns.all[id]?.state == .idle)
    }

    @Test func `time is added to what is left, also beyond a day`() throws {
        var countdowns = try countdowns(seconds: 86_399)
        let day = try CountdownTimer.Length(.seconds(86_399))
        try countdowns.start(id, at: Self.start)
        try countdowns.extend(id, by: day, at: at(10_000))
        #expect(countdowns.all[id]?.remaining(at: at(10_000)) == .seconds(2 * 86_399 - 10))
        try countdowns.pause(id, at: at(10_000))
        try countdowns.extend(id, by: try CountdownTimer.Length(.seconds(5)), at: at(20_000))
        #expect(countdowns.all[id]?.remaining(at: at(99_000)) == .seconds(2 * 86_399 - 5))
        #expect(countdowns.all[id]?.timer.length == day)
    }

    @Test func `C07: what is left falls evenly through a hundred thousand seconds`() throws {
        var countdowns = try countdowns(seconds: 86_399)
        try countdowns.start(id, at: Self.start)
        try countdowns.extend(id, by: try CountdownTimer.Length(.seconds(13_601)), at: Self.start)
        for seconds in Array(stride(from: 0, through: 100_000, by: 1000)) + [
            32_767, 32_768, 65_536,
        ] {
            let left = countdowns.all[id]?.remaining(at: at(seconds * 1000))
            #expect(left == .seconds(100_000 - seconds))
        }
        #expect(countdowns.takeEnds(at: at(99_999_999)).isEmpty)
        #expect(countdowns.takeEnds(at: at(100_000_000)).map(\.id) == [id])
    }

    @Test func `C15: what has ended stays so until it is reset or started again`() throws {
        var countdowns = try countdowns(seconds: 10)
        try countdowns.start(id, at: Self.start)
        #expect(countdowns.takeEnds(at: at(10_000)).map(\.id) == [id])
        #expect(countdowns.takeEnds(at: at(10_001)).isEmpty)
        #expect(countdowns.all[id]?.finishedAt == at(10_000))
        #expect(throws: CountdownError.notRunning) { try countdowns.pause(id, at: at(11_000)) }
        #expect(throws: CountdownError.notRunning) { try countdowns.resume(id, at: at(11_000)) }
        try countdowns.reset(id, at: at(12_000))
        #expect(countdowns.all[id]?.remaining(at: at(12_000)) == .seconds(10))
        try countdowns.start(id, at: at(20_000))
        #expect(countdowns.takeEnds(at: at(30_000)).map(\.finishedAt) == [at(30_000)])
        try countdowns.start(id, at: at(40_000))
        #expect(countdowns.all[id]?.endsAt == at(50_000))
    }

    @Test func `ends are told once, in their order, then of creation`() throws {
        var countdowns = Countdowns()
        for (number, seconds) in [(1, 20), (2, 10), (3, 10), (4, 30)] {
            let created = Self.start.adding(.seconds(-number))
            countdowns.add(
                try .fixture(id: UUID(number: number), seconds: seconds, createdAt: created)
            )
            try countdowns.start(UUID(number: number), at: Self.start)
        }
        let ids = countdowns.takeEnds(at: at(25_000)).map(\.id)
        #expect(ids == [UUID(number: 3), UUID(number: 2), UUID(number: 1)])
        #expect(countdowns.takeEnds(at: at(25_000)).isEmpty)
        #expect(countdowns.nextEnd == at(30_000))
    }

    @Test func `an end is told also when something else was asked for first`() throws {
        var countdowns = try countdowns(seconds: 10)
        try countdowns.start(id, at: Self.start)
        try countdowns.edit(id, at: at(60_000)) { timer throws(CountdownError) in
            timer.label = try CountdownTimer.Label("면")
        }
        #expect(countdowns.takeEnds(at: at(60_000)).map(\.finishedAt) == [at(10_000)])
    }

    @Test func `a clock that was set back adds nothing`() throws {
        var countdowns = try countdowns(seconds: 300)
        try countdowns.start(id, at: Self.start)
        let back = at(-3_600_000)
        #expect(countdowns.all[id]?.remaining(at: back) == .seconds(300))
        _ = countdowns.takeEnds(at: back)
        #expect(countdowns.all[id]?.endsAt == back.adding(.seconds(300)))
        #expect(countdowns.all[id]?.remaining(at: back.adding(.seconds(60))) == .seconds(240))
    }

    @Test func `a length is edited only while the timer is idle`() throws {
        var countdowns = try countdowns(seconds: 300)
        let minute = try CountdownTimer.Length(.seconds(60))
        let edit = { (timer: inout CountdownTimer) throws(CountdownError) in timer.length = minute }
        try countdowns.edit(id, at: Self.start, edit)
        #expect(throws: CountdownError.noChanges) { try countdowns.edit(id, at: Self.start, edit) }
        try countdowns.start(id, at: Self.start)
        let before = countdowns
        #expect(throws: CountdownError.notIdle) {
            try countdowns.edit(id, at: Self.start) { timer throws(CountdownError) in
                timer.length = try CountdownTimer.Length(.seconds(61))
            }
        }
        #expect(countdowns == before)
    }

    @Test func `an unknown timer is an error and changes nothing`() throws {
        var countdowns = try countdowns(seconds: 300)
        let (before, other) = (countdowns, UUID(number: 9))
        #expect(throws: CountdownError.countdownNotFound(other)) {
            try countdowns.start(other, at: Self.start)
        }
        #expect(throws: CountdownError.countdownNotFound(other)) { try countdowns.remove(other) }
        #expect(countdowns == before)
    }

    @Test func `what was started last comes first, then what was added last`() throws {
        var countdowns = Countdowns()
        for number in 1...4 {
            let created = Self.start.adding(.seconds(number))
            countdowns.add(try .fixture(id: UUID(number: number), createdAt: created))
        }
        try countdowns.start(UUID(number: 3), at: at(10_000))
        try countdowns.start(UUID(number: 1), at: at(20_000))
        #expect(countdowns.inOrder.map(\.id) == [1, 3, 4, 2].map { UUID(number: $0) })
    }

    private func countdowns(seconds: Int) throws -> Countdowns {
        Countdowns([Countdown(timer: try .fixture(id: id, seconds: seconds))])
    }

    private func at(_ milliseconds: Int) -> Date {
        Self.start.adding(.milliseconds(milliseconds))
    }
}
