import Foundation

/// Durations as people type them: `90s`, `5m`, `1h30m`, `00:05:00`.
public enum DurationText {
    /// The duration in whole seconds that a text names; nil for any other form and for more than a
    /// thousand hours.
    public static func duration(_ text: String) -> Duration? {
        let text = text.trimmingCharacters(in: .whitespaces).lowercased()
        let units = /(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,7})s)?/.asciiOnlyDigits()
        let clock = /(\d{1,4}):(\d\d):(\d\d)/.asciiOnlyDigits()
        let parts: [Substring?]
        if let match = text.wholeMatch(of: clock)?.output {
            guard match.2 < "60", match.3 < "60" else { return nil }
            parts = [match.1, match.2, match.3]
        } else if !text.isEmpty, let match = text.wholeMatch(of: units)?.output {
            parts = [match.1, match.2, match.3]
        } else {
            return nil
        }
        let numbers = parts.map { part in part.flatMap { Int($0) } ?? 0 }
        let seconds = numbers[0] * 3600 + numbers[1] * 60 + numbers[2]
        return seconds <= 3_600_000 ? .seconds(seconds) : nil
    }
}
