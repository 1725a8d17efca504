import Foundation
import HaruDomain
import Testing

struct AlertPeriodTests {
    static func period(_ first: String, _ last: String) throws -> AlertPeriod {
        try AlertPeriod(
            first: try #require(CalendarDay(first)),
            last: try #require(CalendarDay(last))
        )
    }

    @Test(arguments: [
        ("Asia/Seoul", "2026-10-12", "2026-10-16", "2026-10-12T00:00:00+09:00", 120),
        ("America/New_York", "2026-03-08", "2026-03-08", "2026-03-08T00:00:00-05:00", 23),
        ("America/New_York", "2026-11-01", "2026-11-01", "2026-11-01T00:00:00-04:00", 25),
        ("America/Santiago", "2026-09-06", "2026-09-06", "2026-09-06T01:00:00-03:00", 23),
        ("Asia/Riyadh", "2026-08-01", "2026-08-07", "2026-08-01T00:00:00+03:00", 168),
    ])
    func `S12: has both days, however long they are`(
        zone: String,
        first: String,
        last: String,
        start: String,
        hours: Double
    ) throws {
        let zone = try #require(TimeZone(identifier: zone))
        let interval = try Self.period(first, last).interval(in: LocalCalendar(zone))

        #expect(interval.lowerBound == RFC3339.instant(start))
        #expect(interval.upperBound.timeIntervalSince(interval.lowerBound) == hours * 3600)
    }

    @Test(arguments: -12...14)
    func `S14: the last evening belongs to it, in every zone`(hours: Int) throws {
        let zone = try #require(TimeZone(secondsFromGMT: hours * 3600))
        let interval = try Self.period("2026-08-01", "2026-08-07").interval(in: LocalCalendar(zone))
        let offset = RFC3339.text(Date(timeIntervalSince1970: 0), in: zone).suffix(6)

        let evening = try #require(RFC3339.instant("2026-08-07T23:59:59.999\(offset)"))
        let midnight = try #require(RFC3339.instant("2026-08-08T00:00:00\(offset)"))
        #expect(interval.contains(evening) && !interval.contains(midnight))
    }

    @Test func `does not end before it begins`() {
        #expect(throws: AlertsError.periodEndsTooSoon) {
            try Self.period("2026-08-02", "2026-08-01")
        }
    }
}
