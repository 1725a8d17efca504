public import Foundation

/// Instants as RFC 3339 writes them: `2026-10-15T10:00:00.4+09:00`.
public enum RFC3339 {
    /// The instant that a text names; nil for any other form and for days and times that do not exist.
    ///
    /// A fraction counts to the millisecond and is cut there; a leap second is none of our seconds.
    public static func instant(_ text: String) -> Date? {
        var text = text
        return text.withUTF8 { instant($0) }
    }

    /// The same out of bytes.
    package static func instant(_ text: UnsafeBufferPointer<UInt8>) -> Date? {
        guard text.count >= 20, text[4] == UInt8(ascii: "-"), text[7] == UInt8(ascii: "-"),
            text[10] | 0x20 == UInt8(ascii: "t"), text[13] == UInt8(ascii: ":"),
            text[16] == UInt8(ascii: ":"), let year = number(text[0..<4]),
            let month = number(text[5..<7]), let day = number(text[8..<10]),
            let hour = number(text[11..<13]), let minute = number(text[14..<16]),
            let second = number(text[17..<19]), hour < 24, minute < 60, second < 60,
            let date = CalendarDay(year: year, month: month, day: day)
        else { return nil }
        var place = 19
        var fraction = 0
        if text[place] == UInt8(ascii: ".") {
            let digits = text[20...].prefix { isDigit($0) }
            guard !digits.isEmpty else { return nil }
            for scale in [100, 10, 1].enumerated() where scale.offset < digits.count {
                fraction += Int(digits[20 + scale.offset] - UInt8(ascii: "0")) * scale.element
            }
            place = digits.endIndex
        }
        guard let offset = offset(text[place...]) else { return nil }
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

    /// The seconds of `Z` or `+09:00`.
    private static func offset(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard let sign = text.first else { return nil }
        let start = text.startIndex
        if sign | 0x20 == UInt8(ascii: "z") { return text.count == 1 ? 0 : nil }
        guard text.count == 6, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"),
            text[start + 3] == UInt8(ascii: ":"), let hours = number(text[start + 1..<start + 3]),
            let minutes = number(text[start + 4..<start + 6]), hours < 24, minutes < 60
        else { return nil }
        return (sign == UInt8(ascii: "-") ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        var number = 0
        for digit in digits {
            guard isDigit(digit) else { return nil }
            number = number * 10 + Int(digit - UInt8(ascii: "0"))
        }
        return number
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
