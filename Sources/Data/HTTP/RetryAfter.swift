import Foundation
import HaruDomain

/// How long a server wants to be left alone (RFC 9110, 10.2.3).
enum RetryAfter {
    /// Nobody waits for longer than a year.
    private static let longest = Duration.seconds(365 * 86_400)

    /// The pause that a header asks for: whole seconds or a date; nil for anything else. A date that has
    /// passed asks for none.
    static func pause(_ header: String?, now: Date) -> Duration? {
        guard let text = header?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            return nil
        }
        if text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) {
            return min(longest, Int64(text).map { .seconds(min($0, 1 << 40)) } ?? longest)
        }
        return HTTPDate.instant(text, now: now).map { date in
            min(longest, max(.zero, date.duration(since: now)))
        }
    }
}
