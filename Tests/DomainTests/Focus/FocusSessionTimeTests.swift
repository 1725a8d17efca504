import Foundation
import HaruDomain
import HaruTestSupport
import Testing

/// A session follows time, not ticks, and what passes while nobody looks.
struct FocusSessionTimeTests {
    let start = Date(timeIntervalSince1970: 1_800_000_000)
    let policy = FocusPolicy.standard

    @Test func `F01, F05: what is left depends on the moment alone`() throws {
        var desk = try runningDesk(goal: 300)
        #expect(desk.status(at: start + 300, policy: policy)?.isGoalReached == true)
        #expect(desk.status(at: start + 300, policy: policy)?.focused == .seconds(300))

        try desk.rest(at: start + 300, policy: FocusPolicy.standard)
        #expect(desk.status(at: start + 420, policy: policy)?.restRemaining == .seconds(180))
    }

    @Test func `F02: at every tick of 1,000 random schedules the display is right`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        let desk = try runningDesk(goal: 1500)
        for _ in 0..<1_000 {
            var passed = Duration.zero
            while passed < .seconds(1600) {
                passed += .milliseconds(Int.random(in: 200...60_000, using: &generator))
                let status = desk.status(at: start.adding(passed), policy: policy)
                #expect(status?.focused == passed)
                #expect(status?.goalRemaining == max(.zero, .seconds(1500) - passed))
            }
        }
    }

    @Test(arguments: [1, 86_400, 315_360_000])
    func `F03, C16: nothing is left after the end, however long ago it was`(later: Int) throws {
        var desk = try runningDesk(goal: 1500)
        try desk.rest(at: start + 60, policy: policy)
        let end = start.adding(.seconds(360 + later))
        let status = try #require(desk.status(at: end, policy: policy))
        #expect(status.restRemaining == .zero && status.isRestOver)
        #expect(status.focused == .seconds(60))

        let focus = try runningDesk(goal: 1500)
        let past = start.adding(.seconds(1500 + later))
        let late = try #require(focus.status(at: past, policy: policy))
        #expect(late.goalRemaining == .zero && late.progress == 1)
    }

    @Test func `F21, F23: rests do not count, however many there are`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            var desk = try runningDesk(goal: 3600)
            var (now, focused) = (start, Duration.zero)
            for _ in 0..<Int.random(in: 1...8, using: &generator) {
                let focus = Duration.milliseconds(Int.random(in: 1000...600_000, using: &generator))
                let rest = Duration.milliseconds(Int.random(in: 1000...900_000, using: &generator))
                now = now.adding(focus)
                focused += focus
                try desk.rest(at: now, policy: policy)
                #expect(desk.status(at: now.adding(rest), policy: policy)?.focused == focused)
                now = now.adding(rest)
                try desk.resume(at: now, policy: policy)
            }
            let outcome = try desk.stop(at: now, policy: policy)
            #expect(outcome.record.focused == focused)
        }
    }

    @Test(arguments: [(59_999, false), (60_000, true)])
    func `a minute of focus is the least that is recorded`(
        milliseconds: Int,
        isRecorded: Bool
    ) throws {
        var desk = try runningDesk(goal: 1500)
        let end = start.adding(.milliseconds(milliseconds))
        #expect(desk.status(at: end, policy: policy)?.wouldBeRecorded == isRecorded)
        let outcome = try desk.stop(at: end, policy: policy)
        #expect(outcome.isRecorded == isRecorded)
        #expect(desk.finished.count == (isRecorded ? 1 : 0))
    }

    @Test func `F08: a clock that was set back makes a rest no longer and loses no focus`() throws {
        var desk = try runningDesk(goal: 3000)
        let rested = start.adding(.seconds(1800))
        try desk.rest(at: rested, policy: policy)
        let back = rested.adding(.seconds(-3600))
        let status = try #require(desk.status(at: back, policy: policy))
        #expect(status.restRemaining == policy.rest && status.focused == .seconds(1800))
        #expect(status.phaseEndsAt == back.adding(policy.rest))

        try desk.resume(at: back.adding(.seconds(60)), policy: policy)
        let outcome = try desk.stop(at: back.adding(.seconds(660)), policy: policy)
        #expect(outcome.record.focused == .seconds(2400))
        #expect(outcome.record.intervals.count == 2)
        let ends = outcome.record.intervals.map(\.upperBound)
        #expect(ends == ends.sorted() && ends.last == back.adding(.seconds(660)))
    }

    @Test func `a rest that begins on a clock that was set back lasts as long as any`() throws {
        var desk = try runningDesk(goal: 3000)
        let back = start.adding(.seconds(-3600))
        try desk.rest(at: back, policy: policy)
        let status = try #require(desk.status(at: back, policy: policy))
        #expect(status.restRemaining == policy.rest)
        #expect(status.focused == .zero && status.goalRemaining == .seconds(3000))
    }

    private func runningDesk(goal seconds: Int) throws -> FocusDesk {
        var desk = FocusDesk(timers: [try .fixture(goal: seconds)])
        try desk.start(
            UUID(number: 1),
            as: UUID(number: 2),
            at: start,
            zoneID: "Asia/Seoul",
            policy: policy
        )
        return desk
    }
}
