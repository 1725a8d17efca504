import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct AlarmEntryTests {
    static let daily = Set(Weekday.allCases)

    // A01, A02, A03, A05, A33, and the vectors of the rules.
    @Test(arguments: [
        // A01: set the evening before the clock goes forward.
        ("Europe/Paris", "06:00", "2026-03-28T20:00:00+01:00", "2026-03-29T04:00:00Z", "once"),
        // A05: 02:00 and 02:30 do not exist.
        ("America/New_York", "02:00", "2026-03-08T00:00:00-05:00", "2026-03-08T07:00:00Z", "gap"),
        ("America/New_York", "02:30", "2026-03-08T00:00:00-05:00", "2026-03-08T07:00:00Z", "gap"),
        ("America/New_York", "03:00", "2026-03-08T00:00:00-05:00", "2026-03-08T07:00:00Z", "once"),
        // A02: 01:30 exists twice, the first pass is it.
        (
            "America/New_York", "01:30", "2026-11-01T00:00:00-04:00", "2026-11-01T05:30:00Z",
            "overlap"
        ),
        // Between the passes and in the second one it has rung.
        (
            "America/New_York", "01:30", "2026-11-01T01:45:00-04:00", "2026-11-02T06:30:00Z",
            "once"
        ),
        (
            "America/New_York", "01:30", "2026-11-01T01:15:00-05:00", "2026-11-02T06:30:00Z",
            "once"
        ),
        // A03: long after the overlap.
        ("America/New_York", "03:30", "2016-11-06T01:00:00-05:00", "2016-11-06T08:30:00Z", "once"),
        // A33: equal hour, lower minute; the present minute, at its start and in it.
        ("Asia/Seoul", "10:10", "2026-10-15T10:30:00+09:00", "2026-10-16T01:10:00Z", "once"),
        ("Asia/Seoul", "10:30", "2026-10-15T10:30:00+09:00", "2026-10-16T01:30:00Z", "once"),
        ("Asia/Seoul", "10:30", "2026-10-15T10:30:30+09:00", "2026-10-16T01:30:00Z", "once"),
        ("Asia/Seoul", "10:31", "2026-10-15T10:30:59.999+09:00", "2026-10-15T01:31:00Z", "once"),
        // Half an hour; midnight does not exist; back over midnight from 00:01.
        (
            "Australia/Lord_Howe", "02:15", "2026-10-03T20:00:00+10:30", "2026-10-03T15:30:00Z",
            "gap"
        ),
        ("America/Havana", "00:00", "2026-03-07T12:00:00-05:00", "2026-03-08T05:00:00Z", "gap"),
        (
            "America/St_Johns", "00:00", "2010-11-06T12:00:00-02:30", "2010-11-07T02:30:00Z",
            "overlap"
        ),
        (
            "America/St_Johns", "23:30", "2010-11-06T23:45:00-03:30", "2010-11-08T03:00:00Z",
            "once"
        ),
        // Two hours forward.
        ("Antarctica/Troll", "02:30", "2026-03-28T12:00:00Z", "2026-03-29T01:00:00Z", "gap"),
        // A day that the zone skipped has no alarms.
        ("Pacific/Apia", "07:00", "2011-12-29T08:00:00-10:00", "2011-12-30T17:00:00Z", "once"),
    ])
    func `rings next at the right instant and knows why`(
        zone: String,
        time: String,
        now: String,
        expected: String,
        reason: String
    ) throws {
        let (calendar, now) = (try Self.calendar(zone), try Self.instant(now))
        for days in [[], Self.daily] {
            let entry = try Self.alarm(time, days).armed(at: now)

            let next = try #require(entry.next(after: now, in: calendar))

            #expect(next.at == (try Self.instant(expected)))
            #expect(next.reason.rawValue == (reason == "once" && !days.isEmpty ? "repeat" : reason))
            #expect(next.rings)
        }
    }

    @Test func `A02: rings once in the two days around the overlap`() throws {
        let calendar = try Self.calendar("America/New_York")
        let (start, end) = (
            try Self.instant("2026-10-31T12:00:00Z"), try Self.instant("2026-11-02T06:30:00Z")
        )
        let entry = try Self.alarm("01:30", Self.daily).armed(at: start)

        #expect(entry.occurrences(in: start..<end, in: calendar).count == 1)
    }

    @Test func `rings on its days only, in the order of the week`() throws {
        let calendar = try Self.calendar("Asia/Seoul")
        let thursday = try Self.instant("2026-10-15T07:00:00+09:00")
        let entry = try Self.alarm("07:00", [.mon, .thu, .sun]).armed(at: thursday)

        let rings = entry.upcoming(after: thursday, in: calendar).prefix(4).map(\.local.day.text)

        #expect(rings == ["2026-10-18", "2026-10-19", "2026-10-22", "2026-10-25"])
    }

    @Test func `A07, A08: follows the clock of wherever the person is`() throws {
        let now = try Self.instant("2026-10-15T12:00:00Z")
        let entry = try Self.alarm("07:00", Self.daily).armed(at: now)

        for (zone, expected) in [
            ("US/Pacific", "2026-10-15T14:00:00Z"), ("US/Eastern", "2026-10-16T11:00:00Z"),
            ("Europe/Paris", "2026-10-16T05:00:00Z"), ("Europe/London", "2026-10-16T06:00:00Z"),
        ] {
            let next = entry.next(after: now, in: try Self.calendar(zone))
            #expect(next?.at == (try Self.instant(expected)), "\(zone)")
        }
    }

    @Test func `A11, A12: without days it rings once, at the first match after it was armed`()
        throws
    {
        let calendar = try Self.calendar("Asia/Seoul")
        let armed = try Self.instant("2026-10-15T23:55:00+09:00")
        let entry = try Self.alarm("08:00").armed(at: armed)

        #expect(entry.upcoming(after: armed, in: calendar).map(\.local.day.text) == ["2026-10-16"])
        let after = try Self.instant("2026-10-16T08:00:00+09:00")
        #expect(entry.next(after: after, in: calendar) == nil)
    }

    @Test func `A27, A32: a clock that is set back brings an alarm nearer`() throws {
        let calendar = try Self.calendar("Asia/Seoul")
        let armed = try Self.instant("2026-10-15T19:00:00+09:00")
        let now = try Self.instant("2026-10-15T07:00:00+09:00")
        for days in [[], Self.daily] {
            let entry = try Self.alarm("07:02", days).armed(at: armed)
            #expect(entry.next(after: now, in: calendar)?.at == now + 120)
        }
    }

    @Test func `A30: a day stays the day it is, west of Greenwich too`() throws {
        let calendar = try Self.calendar("America/New_York")
        let now = try Self.instant("2025-07-19T21:00:00-04:00")
        var entry = try Self.alarm("20:00", Self.daily).armed(at: now)
        entry = try Self.changed(entry) { try $0.skipNext(entry.id, at: now, in: calendar) }

        let upcoming = Array(entry.upcoming(after: now, in: calendar).prefix(2))

        #expect(upcoming.map(\.local.day.text) == ["2025-07-20", "2025-07-21"])
        #expect(upcoming.map(\.leftOut) == [.skip, nil])
        #expect(upcoming[0].at == (try Self.instant("2025-07-21T00:00:00Z")))
    }

    @Test func `A33: every time at every time of a day rings within a day, on its minute`() throws {
        let calendar = try Self.calendar("Asia/Seoul")
        let midnight = try Self.instant("2026-10-15T00:00:00+09:00")
        let step = TestScale.isExhaustive ? 1 : 7
        var wrong: [String] = []
        for now in stride(from: 0, to: 1440, by: step) {
            for minutes in stride(from: 0, to: 1440, by: step) {
                let time = try #require(TimeOfDay(minutes: minutes))
                let entry = Alarm(id: UUID(), time: time, createdAt: midnight)
                    .armed(at: midnight + Double(now * 60))
                let next = entry.next(after: entry.state.armedAt, in: calendar)?.at
                let expected = minutes > now ? minutes : minutes + 1440
                if next != midnight + Double(expected * 60) { wrong.append("\(now) \(minutes)") }
            }
        }
        #expect(wrong == [])
    }

    @Test func `A35: switching off and on leads to the next future match, whenever it is done`()
        throws
    {
        let calendar = try Self.calendar("Europe/Paris")
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let start = Date(
                timeIntervalSince1970: Double(Int.random(in: 0..<2_000_000_000, using: &random))
            )
            let minutes = Int.random(in: 0..<1440, using: &random)
            let days = Set(Weekday.allCases.filter { _ in Bool.random(using: &random) })
            let time = try #require(TimeOfDay(minutes: minutes))
            let alarm = Alarm(id: UUID(number: 1), time: time, days: days, createdAt: start)
            var clock = AlarmClock([alarm.armed(at: start)])
            let now = start + Double(Int.random(in: 0..<900_000, using: &random))
            clock.settle(at: now, in: calendar)
            if clock.entries[alarm.id]?.alarm.isEnabled == true {
                try clock.setEnabled(false, alarm.id, at: now, in: calendar)
            }
            try clock.setEnabled(true, alarm.id, at: now, in: calendar)

            let fresh = alarm.armed(at: now).next(after: now, in: calendar)
            #expect(clock.entries[alarm.id]?.next(after: now, in: calendar) == fresh, "\(seed)")
        }
    }

    @Test func `a pause leaves out its days, both ends included, and says so`() throws {
        let calendar = try Self.calendar("Asia/Seoul")
        let now = try Self.instant("2026-10-15T12:00:00+09:00")
        let (first, last) = (
            try #require(CalendarDay("2026-10-17")), try #require(CalendarDay("2026-10-19"))
        )
        for days in [[], Self.daily] {
            var entry = try Self.alarm("07:00", days).armed(at: now)
            if days.isEmpty {
                entry = try Self.changed(entry) { try $0.skipNext(entry.id, at: now, in: calendar) }
            }
            entry = try Self.changed(entry) {
                try $0.pause(entry.id, on: first...last, at: now, in: calendar)
            }

            let upcoming = Array(entry.upcoming(after: now, in: calendar).prefix(5))

            #expect(upcoming.map(\.local.day.day) == [16, 17, 18, 19, 20])
            let expected: [AlarmOccurrence.LeftOut?] = [
                days.isEmpty ? .skip : nil, .pause, .pause, .pause, nil,
            ]
            #expect(upcoming.map(\.leftOut) == expected)
            let next = try #require(entry.next(after: now, in: calendar))
            #expect(next.local.day.day == (days.isEmpty ? 20 : 16))
        }
    }

    @Test func `a pause to the end of time is no endless search`() throws {
        let calendar = try Self.calendar("Asia/Seoul")
        let now = try Self.instant("2026-10-15T12:00:00+09:00")
        let (first, last) = (
            try #require(CalendarDay("2026-10-01")), try #require(CalendarDay("9999-12-31"))
        )
        var entry = try Self.alarm("07:00", Self.daily).armed(at: now)
        entry = try Self.changed(entry) {
            try $0.pause(entry.id, on: first...last, at: now, in: calendar)
        }

        #expect(entry.next(after: now, in: calendar) == nil)
    }

    @Test func `a missing day is left out and named`() throws {
        let calendar = try Self.calendar("Pacific/Apia")
        let now = try Self.instant("2011-12-29T08:00:00-10:00")
        let entry = try Self.alarm("07:00", Self.daily).armed(at: now)

        let upcoming = Array(entry.upcoming(after: now, in: calendar).prefix(2))

        #expect(upcoming.map(\.leftOut) == [.noSuchDay, nil])
        #expect(upcoming.map(\.local.day.text) == ["2011-12-30", "2011-12-31"])
    }

    static func alarm(_ time: String, _ days: Set<Weekday> = []) throws -> Alarm {
        let parts = time.split(separator: ":").compactMap { Int($0) }
        return try Alarm.fixture(hour: parts[0], minute: parts[1], days: days)
    }

    static func calendar(_ zone: String) throws -> LocalCalendar {
        LocalCalendar(try #require(TimeZone(identifier: zone)))
    }

    static func instant(_ text: String) throws -> Date {
        try #require(RFC3339.instant(text))
    }

    static func changed(
        _ entry: AlarmEntry,
        _ change: (inout AlarmClock) throws -> Void
    ) throws -> AlarmEntry {
        var clock = AlarmClock([entry])
        try change(&clock)
        return try #require(clock.entries[entry.id])
    }
}
