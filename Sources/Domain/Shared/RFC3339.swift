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
            let offset = offset(match.8), hour < 24, minute < 60, second < 60,
            let date = CalendarDay(year: year, month: month, day: day)
        else { return nil }
        let digits = (match.7 ?? "").prefix(3)
        let fraction = Int(digits + String(repeating: "0", count: 3 - digits.count)) ?? 0
        let seconds = date.daysSince1970 * 86_400 + hour * 3600 + minute * 60 + second - offset
        return Date(milliseconds: Int64(seconds) * 1000 + Int64(fraction))
    }

    /// The text of an instant with the offset of a zone; a fraction only where there is one.
    public static func text(_ instant: Date, in zone: TimeZone) -> String {
        // Before standard time zones were off by seconds, which the form cannot say.
        let offset = zone.secondsFromGMT(for: instant) / 60 * 60
        let local = LocalTime(milliseconds: instant.milliseconds + Int64(offset) * 1000)
        let (seconds, fraction) = local.millisecondsOfDay.quotientAndRemainder(dividingBy: 1000)
        let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
        let part = fraction == 0 ? "" : "." + fraction.padded(to: 3)
        let minutes = abs(offset) / 60
        let sign = offset < 0 ? "-" : "+"
        let end = "\(sign)\((minutes / 60).padded(to: 2)):\((minutes % 60).padded(to: 2))"
        return "\(local.day.text)T\(clock.joined(separator: ":"))\(part)\(end)"
    }

    private static func offset(_ text: Substring) -> Int? {
        if text == "Z" || text == "z" { return 0 }
        let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
        guard parts.count == 2, parts[0] < 24, parts[1] < 60 else { return nil }
        return (text.hasPrefix("-") ? -1 : 1) * (parts[0] * 3600 + parts[1] * 60)
    }
}
