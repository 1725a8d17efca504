import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct FocusStatisticsTests {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    let seoul = LocalCalendar(TimeZone(identifier: "Asia/Seoul") ?? .gmt)

    @Test func `F12: three nights over midnight are four days on end`() throws {
        for (zone, nights) in [
            (
                "Asia/Seoul",
                [
                    "2026-10-15T23:30:00+09:00", "2026-10-16T23:30:00+09:00",
                    "2026-10-17T23:30:00+09:00",
                ]
            ),
            (
                "America/New_York",
                [
                    "2026-03-07T23:30:00-05:00", "2026-03-08T23:30:00-04:00",
                    "2026-03-09T23:30:00-04:00",
                ]
            ),
            (
                "America/New_York",
                [
                    "2026-10-31T23:30:00-04:00", "2026-11-01T23:30:00-05:00",
                    "2026-11-02T23:30:00-05:00",
                ]
            ),
        ] {
            let records = try nights.map {
                try FocusRecord.fixture(zone: zone, from: $0, for: .seconds(3600))
            }
            let last = try #require(records.last?.intervals.last?.upperBound)
            let calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
            let statistics = FocusStatistics(
                FocusLedger(of: records),
                desk: FocusDesk(),
                calendar: calendar,
                now: last
            )
            #expect(statistics.streak(in: .all) == FocusStreak(current: 4, best: 4))
        }
    }

    @Test func `a streak ends today or yesterday and a day needs a minute`() throws {
        let lengths = [("10-10", 60), ("10-11", 60), ("10-12", 60), ("10-14", 60), ("10-15", 59)]
        let records = try lengths.map {
            try record("2026-\($0)T10:00:00+09:00", for: .seconds($1))
        }
        #expect(try streak(records, "2026-10-12") == FocusStreak(current: 3, best: 3))
        #expect(try streak(records, "2026-10-13") == FocusStreak(current: 3, best: 3))
        #expect(try streak(records, "2026-10-14") == FocusStreak(current: 1, best: 3))
        #expect(try streak(records, "2026-10-15") == FocusStreak(current: 1, best: 3))
        #expect(try streak(records, "2026-10-16") == FocusStreak(current: 0, best: 3))
        #expect(try streak(records, "2026-10-09") == FocusStreak(current: 0, best: 0))
    }

    @Test func `a day that the zone went over does not break a streak`() throws {
        let records = try ["2011-12-29T10:00:00-10:00", "2011-12-31T10:00:00+14:00"].map {
            try FocusRecord.fixture(zone: "Pacific/Apia", from: $0, for: .seconds(60))
        }
        let apia = LocalCalendar(try #require(TimeZone(identifier: "Pacific/Apia")))
        let statistics = FocusStatistics(
            FocusLedger(of: records),
            desk: FocusDesk(),
            calendar: apia,
            now: apia.start(of: try day("2011-12-31"))
        )
        #expect(statistics.streak(in: .all).current == 2)
    }

    @Test func `a record dated in the future counts there and nowhere else`() throws {
        let statistics = try statistics(
            [
                record("2026-10-15T10:00:00+09:00", for: .seconds(60)),
                record("2026-10-16T10:00:00+09:00", for: .seconds(600)),
            ],
            "2026-10-15"
        )
        let day = try day("2026-10-16")
        let future = statistics.total(of: day..<day.adding(days: 1), in: .all)
        #expect(future.seconds == 600)
        #expect(statistics.totalSoFar(in: .all).seconds == 60)
        #expect(statistics.streak(in: .all) == FocusStreak(current: 1, best: 1))
        #expect(statistics.weekdayAverages(in: .all)[.fri] == .zero)
    }

    @Test func `a timer is called as it is, as it was when it was removed, or as recorded`() throws
    {
        let live = try FocusTimer.fixture(id: UUID(number: 1), title: "전체")
        let removed = try FocusTimer.fixture(id: UUID(number: 2), title: "removed")
        var desk = FocusDesk(timers: [live, removed])
        try desk.remove(removed.id, at: Self.start)
        let records = try (1...3).map {
            try FocusRecord.fixture(
                id: UUID(number: 10 + $0),
                timer: UUID(number: $0),
                title: "recorded",
                zone: "Asia/Seoul",
                from: "2026-10-15T10:0\($0):00+09:00",
                for: .seconds(60)
            )
        }
        let statistics = FocusStatistics(
            FocusLedger(of: records),
            desk: desk,
            calendar: seoul,
            now: seoul.start(of: try day("2026-10-15"))
        )

        #expect(statistics.timers.map(\.title) == ["전체", "recorded", "removed"])
        #expect(statistics.timers.map(\.isDeleted) == [false, true, true])
        let days = FocusPeriod.day.days(around: statistics.today, firstWeekday: .mon)
        #expect(statistics.summary(of: days, in: .all).total.seconds == 180)
        #expect(statistics.summary(of: days, in: .timer(live.id)).total.seconds == 60)
        #expect(statistics.summary(of: days, in: .timer(UUID(number: 9))).rows.isEmpty)
    }

    @Test func `rows are sorted by time, then by title`() throws {
        let records = try [("b", 60), ("a", 60), ("c", 61), ("d", 59)].enumerated().map {
            try FocusRecord.fixture(
                id: UUID(number: $0.offset),
                timer: UUID(number: $0.offset),
                title: $0.element.0,
                zone: "Asia/Seoul",
                from: "2026-10-15T1\($0.offset):00:00+09:00",
                for: .seconds($0.element.1)
            )
        }
        let statistics = try statistics(records, "2026-10-15")
        let days = FocusPeriod.week.days(around: statistics.today, firstWeekday: .sun)
        let summary = statistics.summary(of: days, in: .all)
        #expect(summary.rows.map(\.timer.title) == ["c", "a", "b", "d"])
        #expect(summary.total == FocusTotal(focused: .seconds(240), sessions: 4))
    }

    @Test func `milliseconds are added before anything is rounded`() throws {
        let records = try (0..<3).map {
            try record("2026-10-1\($0)T10:00:00+09:00", for: .milliseconds(59_700))
        }
        let statistics = try statistics(records, "2026-10-15")
        let days = FocusPeriod.month.days(around: statistics.today, firstWeekday: .sun)
        #expect(statistics.summary(of: days, in: .all).total.seconds == 179)
        #expect(statistics.heatMap(of: days, in: .all).map(\.total.seconds).max() == 59)
    }

    @Test(arguments: [
        (0, FocusDay.Bucket.zero), (1, .under1h), (3599, .under1h), (3600, .from1to2h),
        (7199, .from1to2h), (7200, .from2to3h), (10_799, .from2to3h), (10_800, .over3h),
        (.max, .over3h), (-1, .zero),
    ])
    func `a day is as warm as its whole seconds`(seconds: Int, bucket: FocusDay.Bucket) {
        #expect(FocusDay.Bucket(seconds: seconds) == bucket)
    }

    @Test func `averages divide by the weekdays since the first record`() throws {
        // Thursday 1 October 2026 to Thursday 15 October: three Thursdays, two of any other day
        let records = try [("01", 300), ("08", 600), ("10", 50)].map {
            try record("2026-10-\($0)T10:00:00+09:00", for: .seconds($1), goal: 300)
        }
        let statistics = try statistics(records, "2026-10-15")
        let averages = statistics.weekdayAverages(in: .all)
        #expect(averages[.thu] == .seconds(300))
        #expect(averages[.sat] == .seconds(25))
        #expect(averages[.mon] == .zero)
        #expect(statistics.totalSoFar(in: .all).goalShare == 2.0 / 3.0)
        #expect(try self.statistics([], "2026-10-15").totalSoFar(in: .all).goalShare == nil)
    }

    @Test(arguments: [
        (Weekday.mon, "2026-10-19T00:30:00+09:00", "2026-10-19"),
        (.mon, "2026-10-18T23:30:00+09:00", "2026-10-12"),
        (.sun, "2026-10-18T23:30:00+09:00", "2026-10-18"),
        (.sun, "2026-10-17T23:30:00+09:00", "2026-10-11"),
    ])
    func `F17: a week begins with the first weekday`(
        first: Weekday,
        now: String,
        start: String
    ) throws {
        let today = seoul.day(at: try #require(RFC3339.instant(now)))
        let days = FocusPeriod.week.days(around: today, firstWeekday: first)
        #expect(days.lowerBound.text == start)
        #expect(days.upperBound == days.lowerBound.adding(days: 7))
    }

    @Test(arguments: Weekday.allCases)
    func `F18: summary, range and heat map agree for every first weekday`(
        first: Weekday
    ) throws {
        let start = try day("2026-01-01")
        let records = try (0..<365).map { number in
            try record(
                "\(start.adding(days: number).text)T23:\(10 + number % 50):00+09:00",
                for: .milliseconds(Int64(61_001 + number * 12_345)),
                number: number
            )
        }
        let statistics = try statistics(records, "2026-07-15")
        for offset in 0..<365 {
            let day = start.adding(days: offset)
            for period in FocusPeriod.allCases {
                let days = period.days(around: day, firstWeekday: first)
                #expect(days.contains(day))
                let cells = statistics.heatMap(of: days, in: .all)
                var sum = FocusTotal.zero
                for cell in cells {
                    sum += cell.total
                    let alone = cell.day..<cell.day.adding(days: 1)
                    #expect(statistics.summary(of: alone, in: .all).total == cell.total)
                }
                #expect(cells.first?.day == days.lowerBound)
                #expect(cells.last?.day == days.upperBound.adding(days: -1))
                #expect(statistics.summary(of: days, in: .all).total == sum)
                #expect(statistics.total(of: days, in: .all) == sum)
            }
        }
    }

    private func record(
        _ start: String,
        for length: Duration,
        goal: Int = 3000,
        number: Int = 100
    ) throws -> FocusRecord {
        try .fixture(
            id: UUID(number: number),
            goal: goal,
            zone: "Asia/Seoul",
            from: start,
            for: length
        )
    }

    private func streak(_ records: [FocusRecord], _ today: String) throws -> FocusStreak {
        try statistics(records, today).streak(in: .all)
    }

    private func statistics(
        _ records: [FocusRecord],
        _ today: String
    ) throws -> FocusStatistics {
        FocusStatistics(
            FocusLedger(of: records),
            desk: FocusDesk(),
            calendar: seoul,
            now: seoul.start(of: try day(today)).adding(.seconds(12 * 3600))
        )
    }

    private func day(_ text: String) throws -> CalendarDay {
        try #require(CalendarDay(text))
    }
}
