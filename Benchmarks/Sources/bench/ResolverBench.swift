import Foundation
import HaruDomain

/// What it costs to find the instant of a local time.
enum ResolverBench {
    static func rows() throws -> [BenchmarkRow] {
        guard let zone = TimeZone(identifier: "America/New_York"),
            let noon = TimeOfDay(hour: 12, minute: 0)
        else { throw BenchmarkError.differentAnswers(job: "resolver") }
        let ours = LocalCalendar(zone)
        var peer = Calendar(identifier: .gregorian)
        peer.timeZone = zone
        let days = (0..<2000).map { CalendarDay(daysSince1970: 20_000 + $0) }
        let components = days.map {
            DateComponents(year: $0.year, month: $0.month, day: $0.day, hour: 12, minute: 0)
        }
        return [
            try BenchmarkRow.compare(
                "local date and time to instant",
                count: days.count,
                ratioAtMost: 0.03,
                ours: { days.reduce(0) { $0 &+ ours.instant(of: LocalTime($1, noon)).checksum } },
                peer: { components.reduce(0) { $0 &+ (peer.date(from: $1)?.checksum ?? 0) } }
            )
        ]
    }
}

extension Date {
    fileprivate var checksum: Int { Int(timeIntervalSince1970) }
}
