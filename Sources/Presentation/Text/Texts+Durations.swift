extension Texts {
    /// Time that has passed, rounded down: `H:MM:SS`, hours without a leading zero.
    public func elapsed(_ duration: Duration) -> String {
        Self.clock(duration.wholeSeconds(.down))
    }

    /// Time that is left, rounded up: `MM:SS`, minutes beyond 59 kept (`180:00`).
    public func remaining(_ duration: Duration) -> String {
        let seconds = duration.wholeSeconds(.up)
        return "\(Self.twoDigits(seconds / 60)):\(Self.twoDigits(seconds % 60))"
    }

    /// Time that a countdown has left, rounded up: `MM:SS` below an hour, `H:MM:SS` from one on.
    public func countdown(_ duration: Duration) -> String {
        let seconds = duration.wholeSeconds(.up)
        return seconds < 3600 ? remaining(duration) : Self.clock(seconds)
    }

    /// A total in whole minutes, rounded down: `59분`, `1시간 00분`; `59m`, `1h 00m`.
    public func total(_ duration: Duration) -> String {
        let minutes = duration.wholeSeconds(.down) / 60
        guard minutes >= 60 else { return self(\.time.shortMinutes, [.count: Int(minutes)]) }
        let hours = self(\.time.shortHours, [.count: Int(minutes / 60)])
        return hours + " " + self(\.time.shortMinutes, [.count: Self.twoDigits(minutes % 60)])
    }

    /// A goal, exactly, in the largest of minutes and seconds that divides it: `180분`, `30초`.
    public func goal(_ duration: Duration) -> String {
        let seconds = Int(duration.wholeSeconds(.down))
        return seconds > 0 && seconds % 60 == 0
            ? self(\.time.goalMinutes, [.count: seconds / 60])
            : self(\.time.goalSeconds, [.count: seconds])
    }

    /// A duration in words, rounded down to the second: `1시간 5분`, `1 hour 5 minutes`.
    public func spoken(_ duration: Duration) -> String {
        let seconds = Int(duration.wholeSeconds(.down))
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        var words: [String] = []
        if hours > 0 { words.append(self(\.time.hours, [.count: hours])) }
        if minutes > 0 { words.append(self(\.time.minutes, [.count: minutes])) }
        if seconds % 60 > 0 || words.isEmpty {
            words.append(self(\.time.seconds, [.count: seconds % 60]))
        }
        return words.joined(separator: " ")
    }

    /// Time that is left in words, rounded up as `remaining` is.
    public func spokenRemaining(_ duration: Duration) -> String {
        spoken(.seconds(duration.wholeSeconds(.up)))
    }

    /// A total in words, rounded down to the minute as `total` is: `25분`, `25 minutes`.
    public func spokenTotal(_ duration: Duration) -> String {
        let minutes = duration.wholeSeconds(.down) / 60
        return minutes == 0 ? self(\.time.minutes, [.count: 0]) : spoken(.seconds(minutes * 60))
    }

    /// The time until something, rounded up to the minute: `1일 7시간 5분`, `7 hours 5 minutes`.
    public func spokenUntil(_ duration: Duration) -> String {
        let minutes = Int((duration.wholeSeconds(.up) + 59) / 60)
        guard minutes >= 1440 else { return spoken(.seconds(max(1, minutes) * 60)) }
        let days = self(\.time.days, [.count: minutes / 1440])
        let rest = minutes % 1440
        return rest == 0 ? days : days + " " + spoken(.seconds(rest * 60))
    }

    private static func clock(_ seconds: Int64) -> String {
        "\(seconds / 3600):\(twoDigits(seconds / 60 % 60)):\(twoDigits(seconds % 60))"
    }
}

extension Duration {
    /// The seconds of a duration, none of a negative one.
    fileprivate func wholeSeconds(_ rule: FloatingPointRoundingRule) -> Int64 {
        let (seconds, rest) = components
        guard seconds >= 0, rest >= 0 else { return 0 }
        return rule == .up && rest > 0 ? seconds + 1 : seconds
    }
}
