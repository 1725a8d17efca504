import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct EnvironmentWatchTests {
    let clock = ManualClock(Date(timeIntervalSince1970: 1_800_000_000))

    @Test func `time that passes is no change, until midnight`() {
        var watch = EnvironmentWatch(clock: clock.clock, environment: .fixture())
        expect(&watch, [false, false])
        // 08:00 in London: sixteen hours are left of the day.
        clock.advance(by: .seconds(57_599))
        expect(&watch, [false, false])
        clock.advance(by: .seconds(1))
        expect(&watch, [true, false])
    }

    @Test(arguments: [(0.999, false), (1.0, true), (-0.999, false), (-1.0, true), (-3600, true)])
    func `a clock that is set by a second or more is noticed once`(
        _ shift: TimeInterval,
        _ isNoticed: Bool
    ) {
        var watch = EnvironmentWatch(clock: clock.clock, environment: .fixture())
        clock.setWall(to: clock.clock.now + shift)
        expect(&watch, [isNoticed, false])
    }

    @Test func `another zone and another language are noticed`() {
        let current = Locked(UserEnvironment(zone: .gmt, language: .english))
        let source = EnvironmentSource { current.withLock { $0 } }
        var watch = EnvironmentWatch(clock: clock.clock, environment: source)
        current.withLock { $0.zone = TimeZone(secondsFromGMT: 3600) ?? .gmt }
        expect(&watch, [true, false])
        current.withLock { $0.language = .korean }
        expect(&watch, [true, false])
    }

    @Test func `a zone that updates itself is taken as it is now`() {
        let environment = UserEnvironment(zone: .autoupdatingCurrent, language: .english)
        #expect(environment.zone == .current)
    }

    /// What two looks in a row say.
    private func expect(_ watch: inout EnvironmentWatch, _ expected: [Bool]) {
        let looks = [watch.hasChanged(), watch.hasChanged()]
        #expect(looks == expected)
    }
}
