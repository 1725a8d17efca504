import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct LocalCalendarTests {
    @Test func `this system knows the zones as the oracle does`() {
        #expect(ZoneOracle.all.version.hasPrefix("version 20"))
        #expect(ZoneOracle.all.zones.count > 580)
        #expect(ZoneOracle.all.different.count <= 10)
    }

    @Test func `resolves every local time around every change of every zone as the oracle does`()
        throws
    {
        var (checked, wrong): (Int, [String]) = (0, [])
        for oracle in ZoneOracle.all.zones {
            let calendar = try #require(oracle.calendar)
            for change in oracle.changes {
                for local in Self.localTimes(around: change) {
                    checked += 1
                    let expected = oracle.instants(of: local, near: change)
                    let found = calendar.resolve(LocalTime(seconds: local))
                    if !Self.agrees(found, expected, local, oracle) {
                        wrong.append("\(oracle.name) \(local): \(found), \(expected)")
                    }
                }
            }
        }
        #expect(checked > 200_000)
        #expect(wrong == [])
    }

    @Test func `shows every instant around every change as the oracle does`() throws {
        var wrong: [String] = []
        for oracle in ZoneOracle.all.zones {
            let calendar = try #require(oracle.calendar)
            for seconds in oracle.changes.flatMap({ [$0.at - 1, $0.at, $0.at + 1] }) {
                let local = calendar.localTime(at: Date(seconds: seconds))
                if local != LocalTime(seconds: seconds + oracle.offset(at: seconds)) {
                    wrong.append("\(oracle.name) \(seconds)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test func `every instant around every change is in one day, which follows another`() throws {
        var wrong: [String] = []
        for oracle in ZoneOracle.all.zones {
            let calendar = try #require(oracle.calendar)
            for seconds in oracle.changes.flatMap({ [$0.at - 1, $0.at, $0.at + 1] }) {
                let instant = Date(seconds: seconds)
                let day = calendar.day(at: instant)
                let interval = calendar.interval(of: day)
                let before = calendar.day(at: interval.lowerBound - 1)
                if !interval.contains(instant) || before >= day {
                    wrong.append("\(oracle.name) \(seconds) \(day.text)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test func `a day that a zone skipped is reported, and no other`() throws {
        var skipped: Set<String> = []
        for oracle in ZoneOracle.all.zones {
            let calendar = try #require(oracle.calendar)
            for change in oracle.changes {
                let day = LocalTime(seconds: change.at + change.before).day
                for day in (-2...3).map(day.adding(days:)) where calendar.isSkipped(day) {
                    skipped.insert("\(oracle.name) \(day.text)")
                }
            }
        }
        #expect(
            skipped == [
                "Kwajalein 1993-08-21", "Pacific/Apia 2011-12-30", "Pacific/Enderbury 1994-12-31",
                "Pacific/Fakaofo 2011-12-30", "Pacific/Kanton 1994-12-31",
                "Pacific/Kiritimati 1994-12-31", "Pacific/Kwajalein 1993-08-21",
            ]
        )
    }

    @Test func `F16: a day survives the way to an instant and back, in every zone`() throws {
        var wrong: [String] = []
        let year = CalendarMonth(monthsSince1970: 56 * 12 + 6).firstDay
        for oracle in ZoneOracle.all.zones {
            let calendar = try #require(oracle.calendar)
            for number in stride(from: 0, to: 366, by: TestScale.isExhaustive ? 1 : 9) {
                let day = year.adding(days: number)
                let start = calendar.start(of: day)
                if calendar.day(at: start) != day || CalendarDay(day.text) != day {
                    wrong.append("\(oracle.name) \(day.text)")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test(arguments: [
        ("America/Los_Angeles", "2026-07-20T22:00:00-07:00", "2026-07-20"),
        ("Asia/Seoul", "2026-07-20T08:00:00+09:00", "2026-07-20"),
        ("Pacific/Kiritimati", "2026-07-20T00:00:00+14:00", "2026-07-20"),
        // The clock went from 00:01 back to 23:01: the old day had not ended yet.
        ("America/St_Johns", "2010-11-07T00:00:30-02:30", "2010-11-06"),
        ("America/St_Johns", "2010-11-06T23:30:00-03:30", "2010-11-06"),
        ("America/St_Johns", "2010-11-07T00:00:00-03:30", "2010-11-07"),
        // The clock goes from 01:00 back to 00:00: the day has begun and stays.
        ("America/Havana", "2026-11-01T00:30:00-04:00", "2026-11-01"),
        ("America/Havana", "2026-11-01T00:30:00-05:00", "2026-11-01"),
    ])
    func `F15: the day is that of the person`(zone: String, instant: String, day: String) throws {
        let calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
        let instant = try #require(RFC3339.instant(instant))

        #expect(calendar.day(at: instant).text == day)
    }

    @Test func `explains a gap and an overlap`() throws {
        let calendar = LocalCalendar(try #require(TimeZone(identifier: "America/New_York")))
        let time = try #require(TimeOfDay(hour: 2, minute: 30))
        let spring = try #require(CalendarDay("2026-03-08"))
        let autumn = try #require(CalendarDay("2026-11-01"))

        guard case .gap(let gap) = calendar.resolve(LocalTime(spring, time)) else {
            Issue.record("no gap")
            return
        }
        #expect((gap.before.time.text, gap.after.time.text) == ("02:00", "03:00"))
        #expect(gap.instant == RFC3339.instant("2026-03-08T07:00:00Z"))
        let half = try #require(TimeOfDay(hour: 1, minute: 30))
        let first = calendar.instant(of: LocalTime(autumn, half))
        let second = calendar.instant(of: LocalTime(autumn, half), .latest)
        #expect(first == RFC3339.instant("2026-11-01T01:30:00-04:00"))
        #expect(second == RFC3339.instant("2026-11-01T01:30:00-05:00"))
        #expect(calendar.interval(of: spring).length == 23 * 3600)
        #expect(calendar.interval(of: autumn).length == 25 * 3600)
    }

    /// The edges and the middle of a gap or an overlap, one second and one hour to either side.
    private static func localTimes(around change: ZoneOracle.Change) -> [Int] {
        let (from, to) = (change.at + change.before, change.at + change.after)
        let edges = [min(from, to), max(from, to)]
        return edges.flatMap { [$0 - 3600, $0 - 1, $0, $0 + 1, $0 + 3600] } + [(from + to) / 2]
    }

    private static func agrees(
        _ found: LocalTimeResolution,
        _ expected: [Int],
        _ local: Int,
        _ oracle: ZoneOracle
    ) -> Bool {
        switch found {
        case .unique(let instant):
            return expected == [instant.seconds]
        case .overlap(let first, let second, let transition):
            let at = transition.instant.seconds
            return expected == [first.seconds, second.seconds]
                && oracle.changes.contains { $0.at == at && $0.after < $0.before }
        case .gap(let transition):
            let at = transition.instant.seconds
            return expected.isEmpty
                && oracle.changes.contains {
                    $0.at == at && at + $0.before <= local && local < at + $0.after
                        && transition.before == LocalTime(seconds: at + $0.before)
                        && transition.after == LocalTime(seconds: at + $0.after)
                }
        }
    }
}

extension LocalTime {
    fileprivate init(seconds: Int) {
        self.init(milliseconds: Int64(seconds) * 1000)
    }
}

extension Date {
    fileprivate init(seconds: Int) {
        self.init(timeIntervalSince1970: Double(seconds))
    }

    fileprivate var seconds: Int { Int(timeIntervalSince1970) }
}

extension Range<Date> {
    fileprivate var length: TimeInterval { upperBound.timeIntervalSince(lowerBound) }
}
