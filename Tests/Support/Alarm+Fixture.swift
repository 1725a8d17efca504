public import Foundation
public import HaruDomain

extension Alarm {
    /// An alarm of which a test names only what matters to it.
    public static func fixture(
        id: UUID = UUID(number: 1),
        hour: Int = 7,
        minute: Int = 0,
        days: Set<Weekday> = [],
        label: String = "",
        sound: Sound = .standard,
        snooze: Snooze = .standard,
        isEnabled: Bool = true,
        createdAt: Date = Date(timeIntervalSince1970: 1_700_000_000)
    ) throws(AlarmError) -> Alarm {
        Alarm(
            id: id,
            time: TimeOfDay(hour: hour, minute: minute) ?? .midnight,
            days: days,
            label: try Label(label),
            sound: sound,
            snooze: snooze,
            isEnabled: isEnabled,
            createdAt: createdAt
        )
    }
}
