public import Foundation
public import HaruDomain

extension FocusRecord {
    /// A record of which a test names only what matters to it; it begins with its first interval.
    public static func fixture(
        id: UUID = UUID(number: 100),
        timer: FocusTimer.ID = UUID(number: 1),
        title: String = "영어 🍇",
        icon: Emoji = FocusTimer.defaultIcon,
        goal seconds: Int = 50 * 60,
        zone: String = "GMT",
        startedAt: Date? = nil,
        _ intervals: Range<Date>...
    ) throws(FocusError) -> FocusRecord {
        FocusRecord(
            id: id,
            timerID: timer,
            title: title,
            icon: icon,
            goal: try FocusTimer.Goal(seconds: seconds),
            startedAt: startedAt ?? intervals.first?.lowerBound ?? .distantPast,
            zoneID: zone,
            intervals: intervals
        )
    }

    /// A record of one stretch on the wall clock of its zone, written `2026-10-15T23:50+09:00`.
    public static func fixture(
        id: UUID = UUID(number: 100),
        timer: FocusTimer.ID = UUID(number: 1),
        title: String = "영어 🍇",
        goal seconds: Int = 50 * 60,
        zone: String,
        from start: String,
        for length: Duration
    ) throws -> FocusRecord {
        guard let start = RFC3339.instant(start) else {
            throw ContractViolation(description: "\(start) is no instant")
        }
        let end = start.adding(length)
        return try fixture(
            id: id,
            timer: timer,
            title: title,
            goal: seconds,
            zone: zone,
            start..<end
        )
    }
}
