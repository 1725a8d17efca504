import Foundation
import HaruDomain

/// Where records lie in the store: in the order of their starts, so that those of some days are found
/// without reading the others.
///
/// A record that reaches further than two days from its start lies apart, with the few of its kind, which
/// are read each time.
enum FocusRecordKey {
    /// The kind of almost all records.
    static let usual = "focus.record"
    /// The kind of those that reach far.
    static let apart = "focus.record.long"

    private static let reach: Int64 = 2 * 86_400_000
    /// No zone is further from UTC than this.
    private static let zone: Int64 = 16 * 3_600_000

    /// The key of a record.
    static func key(of record: FocusRecord) -> Transaction.Key {
        let start = record.startedAt.milliseconds
        let isNear = record.intervals.allSatisfy {
            $0.lowerBound.milliseconds >= start && $0.upperBound.milliseconds <= start + reach
        }
        return Transaction.Key(
            kind: isNear ? usual : apart,
            id: "\(id(of: start))-\(record.id.uuidString)"
        )
    }

    /// The identifiers of the records that began in a range of instants.
    static func ids(of range: Range<Date>) -> Range<String> {
        id(of: range.lowerBound.milliseconds)..<id(of: range.upperBound.milliseconds)
    }

    /// The identifiers of the usual records that may have to do with some days, in whatever zone; given
    /// nil, of all.
    static func ids(of days: Range<CalendarDay>?) -> Range<String> {
        guard let days else { return "0"..<"~" }
        let start = Int64(days.lowerBound.daysSince1970) * 86_400_000 - zone - reach
        let end = Int64(days.upperBound.daysSince1970) * 86_400_000 + zone
        return id(of: start)..<id(of: end)
    }

    /// The identity of the record under a key.
    static func record(_ key: Transaction.Key) -> FocusRecord.ID? {
        UUID(uuidString: String(key.id.suffix(36)))
    }

    /// Fifteen digits, which sort as the instants between 1970 and the year 33658 do.
    private static func id(of start: Int64) -> String {
        min(max(start, 0), 999_999_999_999_999).padded(to: 15)
    }
}
