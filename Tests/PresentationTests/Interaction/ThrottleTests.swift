import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct ThrottleTests {
    @Test func `lets one through in an interval, which begins when one went through`() {
        var throttle = Throttle(.milliseconds(500))

        let times = [0, 1, 499, 500, 999, 1000, 5000, 5001]
        let allowed = times.filter { throttle.allows(at: .start.adding(.milliseconds($0))) }

        #expect(allowed == [0, 500, 1000, 5000])
    }

    @Test(arguments: 0..<20)
    func `random attempts never go through closer than the interval`(seed: UInt64) {
        var (random, throttle) = (SeededGenerator(seed: seed), Throttle(.milliseconds(500)))
        var (now, last): (Date, Date?) = (.start, nil)
        for _ in 0..<50 {
            now = now.adding(.milliseconds(Int.random(in: 0...400, using: &random)))
            let isDue = last.map { now.duration(since: $0) >= .milliseconds(500) } ?? true
            #expect(throttle.allows(at: now) == isDue, "seed \(seed)")
            if isDue { last = now }
        }
    }
}
