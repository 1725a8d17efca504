public import Foundation

/// Instants as RFC 3339 writes them: `2026-10-15T10:00:00.4+09:00`.
public enum RFC3339 {
    /// The instant that a text names; nil for any other form and for days and times that do not exist.
    ///
    /// A fraction counts to the millisecond and is cut there; a leap second is none of our seconds.
    public static func instant(_ text: String) -> Date? {
        let form = /(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)/
            .asciiOnlyDigits()
        guard let match = text.wholeMatch(of: form)?.output,
            let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
            let hour = Int(match.4), let minute = Int(match.5), let second = Int(match.6),
            let offset = offset(match.8), year > 0, (1...12).contains(month),
            (1...daysInMonth(month, year)).contains(day), hour < 24, minute < 60, second < 60
        else { return nil }
        let digits = (match.7 ?? "").prefix(3)
        let fraction = Int(digits + String(repeating: "0", count: 3 - digits.count)) ?? 0
        let days = daysSince1970(year, month, day)
        let seconds = days * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Date(milliseconds: Int64(seconds) * 1000 + Int64(fraction))
    }

    /// The text of an instant with the offset of a zone; a fraction only where there is one.
    public static func text(_ instant: Date, in zone: TimeZone) -> String {
        // Before standard time zones were off by seconds, which the form cannot say.
        let offset = zone.secondsFromGMT(for: instant) / 60 * 60
        let local = instant.milliseconds + Int64(offset) * 1000
        let (days, time) = local.flooredDivision(by: 86_400_000)
        let (year, month, day) = civil(daysSince1970: Int(days))
        let (seconds, fraction) = (Int(time / 1000), Int(time % 1000))
        let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { padded($0, 2) }
        let part = fraction == 0 ? "" : "." + padded(fraction, 3)
        let minutes = abs(offset) / 60
        let sign = offset < 0 ? "-" : "+"
        let end = "\(sign)\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
        return "\(date)T\(clock.joined(separator: ":"))\(part)\(end)"
    }

    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" || text == "z" { return 0 }
        let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, parts[0] < 24, parts[1] < 60 else { return nil }
        return (text.hasPrefix("-") ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60)
    }

    private static func daysInMonth(_ month: Int, _ year: Int) -> Int {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// Years that begin in March put the leap day last, so that months have a regular length.
    private static func daysSince1970(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month > 2 ? year : year - 1
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return year * 365 + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
    }

    private static func civil(daysSince1970 days: Int) -> (Int, Int, Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}

extension Int64 {
    fileprivate func flooredDivision(by divisor: Int64) -> (Int64, Int64) {
        let remainder = ((self % divisor) + divisor) % divisor
        return ((self - remainder) / divisor, remainder)
    }
}
