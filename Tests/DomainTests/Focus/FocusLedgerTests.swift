import Foundation
import HaruDomain
import HaruTestSupport
import Testing

struct FocusLedgerTests {
    static let start = Date(timeIntervalSince1970: 1_800_000_000)

    @Test(arguments: [
        ("Asia/Seoul", "2026-10-15T23:50:00+09:00", 10, 15),
        ("America/Los_Angeles", "2026-10-15T23:50:00-07:00", 10, 15),
        ("Pacific/Kiritimati", "2026-10-15T23:50:00+14:00", 10, 15),
        ("America/New_York", "2026-10-15T23:50:00-04:00", 10, 20),
        // into, within and out of the day of 23 hours, and of that of 25 hours
        ("America/New_York", "2026-03-07T23:50:00-05:00", 10, 20),
        ("America/New_York", "2026-03-08T23:50:00-04:00", 10, 20),
        ("America/New_York", "2026-10-31T23:50:00-04:00", 10, 20),
        ("America/New_York", "2026-11-01T23:50:00-05:00", 10, 20),
    ])
    func `F10: a session over midnight is split there and counted on its start day`(
        zone: String,
        start: String,
        before: Int,
        after: Int
    ) throws {
        let length = Duration.seconds(60 * (before + after))
        let record = try FocusRecord.fixture(zone: zone, from: start, for: length)
        let first = try #require(CalendarDay(String(start.prefix(10))))

        let days = FocusLedger(of: [record]).accounts[record.timerID]?.days

        #expect(
            days == [
                first: FocusTotal(focused: .seconds(60 * before), sessions: 1),
                first.adding(days: 1): FocusTotal(focused: .seconds(60 * after)),
            ]
        )
    }

    @Test func `the days on which the clock changes have 23 and 25 hours`() throws {
        for (start, day, hours) in [
            ("2026-03-07T00:00:00-05:00", "2026-03-08", 23),
            ("2026-10-31T00:00:00-04:00", "2026-11-01", 25),
        ] {
            let record = try FocusRecord.fixture(
                zone: "America/New_York",
                from: start,
                for: .seconds(72 * 3600)
            )
            let days = FocusLedger(of: [record]).accounts[record.timerID]?.days
            let changed = days?[try #require(CalendarDay(day))]
            #expect(changed?.focused == .seconds(hours * 3600))
        }
    }

    @Test func `ten hours kept over a change of the clock add up to the millisecond`() throws {
        for start in ["2026-03-07T20:00:00.123-05:00", "2026-10-31T20:00:00.123-04:00"] {
            let length = Duration.milliseconds(36_000_457)
            let record = try FocusRecord.fixture(
                zone: "America/New_York",
                from: start,
                for: length
            )
            let days = FocusLedger(of: [record]).accounts[record.timerID]?.days ?? [:]
            #expect(days.count == 2)
            #expect(days.values.reduce(.zero) { $0 + $1.focused } == length)
            #expect(days.values.map(\.focused).contains(.milliseconds(4 * 3_600_000 - 123)))
        }
    }

    @Test(arguments: [
        ("America/Los_Angeles", "2026-10-15T22:00:00-07:00"),
        ("Asia/Seoul", "2026-10-15T08:00:00+09:00"),
        ("Etc/GMT+12", "2026-10-15T23:00:00-12:00"),
        ("Pacific/Kiritimati", "2026-10-15T00:30:00+14:00"),
    ])
    func `F15: a session belongs to the day on the wall where it began`(
        zone: String,
        start: String
    ) throws {
        let record = try FocusRecord.fixture(zone: zone, from: start, for: .seconds(600))
        let days = FocusLedger(of: [record]).accounts[record.timerID]?.days
        #expect(days?.keys.map(\.text) == ["2026-10-15"])
    }

    @Test func `a moment that several records cover counts once, for the first`() throws {
        let minute = { (minutes: Int) in Self.start.adding(.seconds(minutes * 60)) }
        let first = try FocusRecord.fixture(
            id: UUID(number: 1),
            timer: UUID(number: 1),
            minute(0)..<minute(25),
            minute(31)..<minute(56)
        )
        let within = try FocusRecord.fixture(
            id: UUID(number: 2),
            timer: UUID(number: 2),
            minute(26)..<minute(30)
        )
        let over = try FocusRecord.fixture(
            id: UUID(number: 3),
            timer: UUID(number: 3),
            minute(28)..<minute(60)
        )

        let ledger = FocusLedger(of: [over, within, first])

        let focused = [1, 2, 3].map { ledger.accounts[UUID(number: $0)]?.sum.focused }
        #expect(focused == [.seconds(50 * 60), .seconds(4 * 60), .seconds(5 * 60)])
        #expect(ledger.accounts.values.allSatisfy { $0.sum.sessions == 1 })
    }

    @Test func `an account is called as in its latest record`() throws {
        let records = try [("2026-10-15T10:00:00Z", "old"), ("2026-10-16T10:00:00Z", "new")].map {
            try FocusRecord.fixture(title: $1, zone: "GMT", from: $0, for: .seconds(60))
        }
        #expect(FocusLedger(of: records).accounts.values.map(\.title) == ["new"])
        #expect(FocusLedger(of: records.reversed()).accounts.values.map(\.title) == ["new"])
    }

    @Test func `a zone that nobody knows counts as GMT`() throws {
        let record = try FocusRecord.fixture(
            zone: "Mars/Olympus",
            from: "2026-10-15T23:59:00Z",
            for: .seconds(120)
        )
        let days = FocusLedger(of: [record]).accounts[record.timerID]?.days ?? [:]
        #expect(days.mapValues(\.seconds).values.sorted() == [60, 60])
    }

    @Test func `days add up to the whole, whatever was recorded where`() throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<(TestScale.isExhaustive ? 2000 : 100) {
            let records = try randomRecords(&generator)
            let ledger = FocusLedger(of: records)
            #expect(ledger == FocusLedger(of: records.shuffled(using: &generator)))
            let sums = stepped(records)
            for (timer, days) in sums {
                let account = ledger.accounts[timer]?.days ?? [:]
                #expect(account.mapValues(\.seconds).filter { $0.value > 0 } == days)
            }
            #expect(sums.count == ledger.accounts.values.filter { $0.sum.seconds > 0 }.count)
            #expect(ledger.accounts.values.reduce(0) { $0 + $1.sum.sessions } == records.count)
        }
    }

    /// A few sessions of up to 50 hours, some over others, in any zone, on whole minutes.
    private func randomRecords(_ generator: inout SeededGenerator) throws -> [FocusRecord] {
        let zones = TimeZone.knownTimeZoneIdentifiers
        let base = Int.random(in: -14_000_000..<14_000_000, using: &generator)
        return try (1...Int.random(in: 1...4, using: &generator)).map { number in
            let start = base + Int.random(in: 0..<4000, using: &generator)
            let middle = start + Int.random(in: 1..<1500, using: &generator)
            let pause = middle + Int.random(in: 0..<60, using: &generator)
            let end = pause + Int.random(in: 1..<1500, using: &generator)
            let instant = { (minute: Int) in Self.start.adding(.seconds(minute * 60)) }
            return try .fixture(
                id: UUID(number: number),
                timer: UUID(number: Int.random(in: 1...3, using: &generator)),
                zone: try #require(zones.randomElement(using: &generator)),
                instant(start)..<instant(middle),
                instant(pause)..<instant(end)
            )
        }
    }

    /// The seconds of each timer and day, counted minute by minute.
    private func stepped(_ records: [FocusRecord]) -> [UUID: [CalendarDay: Int]] {
        var sums: [UUID: [CalendarDay: Int]] = [:]
        var counted: Set<Date> = []
        for record in records.sorted(by: { $0.startedAt < $1.startedAt }) {
            let calendar = LocalCalendar(TimeZone(identifier: record.zoneID) ?? .gmt)
            for interval in record.intervals {
                var minute = interval.lowerBound
                while minute < interval.upperBound {
                    if counted.insert(minute).inserted {
                        sums[record.timerID, default: [:]][
                            calendar.day(at: minute),
                            default: 0
                        ] += 60
                    }
                    minute = minute.adding(.seconds(60))
                }
            }
        }
        return sums
    }
}

extension FocusLedger.Account {
    fileprivate var sum: FocusTotal {
        days.values.reduce(into: .zero) { $0 += $1 }
    }
}
