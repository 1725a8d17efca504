package import Foundation
import HaruDomain

/// Instants as HTTP writes them (RFC 9110, 5.6.7): the form of today and the two old ones.
package enum HTTPDate {
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// The instant of `Sun, 06 Nov 1994 08:49:37 GMT`, `Sunday, 06-Nov-94 08:49:37 GMT` or
    /// `Sun Nov  6 08:49:37 1994`; nil for anything else and for what does not exist. The day of the
    /// week is not looked at. A year of two digits is the one that is less than fifty years ahead.
    package static func instant(_ text: String, now: Date) -> Date? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: true).map(String.init)
        if parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT" {
            return instant(number(parts[3], 4), parts[2], parts[1], parts[4])
        }
        if parts.count == 4, parts[0].hasSuffix(","), parts[3] == "GMT" {
            let day = parts[1].split(separator: "-").map(String.init)
            guard day.count == 3, let year = number(day[2], 2) else { return nil }
            let thisYear = LocalCalendar(.gmt).day(at: now).year
            let century = thisYear - thisYear % 100
            let full = [century + 100, century, century - 100].map { $0 + year }
            return instant(full.first { $0 <= thisYear + 50 }, day[1], day[0], parts[2])
        }
        if parts.count == 5, parts[0].count == 3 {
            let day = parts[2].count == 1 ? "0" + parts[2] : parts[2]
            return instant(number(parts[4], 4), parts[1], day, parts[3])
        }
        return nil
    }

    private static func instant(
        _ year: Int?,
        _ month: String,
        _ day: String,
        _ time: String
    ) -> Date? {
        let clock = time.split(separator: ":", omittingEmptySubsequences: false).map { String($0) }
        guard clock.count == 3, let year, let month = months.firstIndex(of: month),
            let day = number(day, 2),
            let date = CalendarDay(year: year, month: month + 1, day: day),
            let hour = number(clock[0], 2), let minute = number(clock[1], 2),
            let second = number(clock[2], 2), hour < 24, minute < 60, second < 60
        else { return nil }
        let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second
        return Date(milliseconds: Int64(seconds) * 1000)
    }

    private static func number(_ text: String, _ digits: Int) -> Int? {
        guard text.utf8.count == digits, text.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(text)
    }
}
