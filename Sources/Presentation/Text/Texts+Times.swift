public import HaruDomain

extension Texts {
    /// A time of day: `오전 7:00`, `7:00 AM`. Hours and minutes out of range are brought into it.
    public func time(hour: Int, minute: Int) -> String {
        let hour = min(max(hour, 0), 23)
        let minute = min(max(minute, 0), 59)
        let time = "\((hour + 11) % 12 + 1):\(Self.twoDigits(Int64(minute)))"
        return self(hour < 12 ? \.time.morning : \.time.afternoon, [.time: time])
    }

    /// A day by its distance from today, in days: `오늘`, `내일`, `3일 후`; `Today`, `In 3 days`.
    public func relativeDay(_ distance: Int) -> String {
        switch distance {
        case 0: self(\.time.today)
        case 1: self(\.time.tomorrow)
        case -1: self(\.time.yesterday)
        case 2...: self(\.time.daysAhead, [.count: distance])
        default: self(\.time.daysAgo, [.count: distance == .min ? .max : -distance])
        }
    }

    /// The name of a day: `수요일`, `Wednesday`.
    public func weekday(_ weekday: Weekday) -> String {
        item(weekday.rawValue, of: \.time.weekdays)
    }

    /// The short name of a day: `수`, `Wed`.
    public func shortWeekday(_ weekday: Weekday) -> String {
        item(weekday.rawValue, of: \.time.shortWeekdays)
    }

    /// The name of a month from 1 to 12: `10월`, `October`; empty outside.
    public func month(_ month: Int) -> String {
        item(month - 1, of: \.time.months)
    }

    private func item(_ index: Int, of key: KeyPath<TextTable, Phrase>) -> String {
        let items = self(key).split(separator: " ")
        return items.indices.contains(index) ? String(items[index]) : ""
    }
}
