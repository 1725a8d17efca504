public import HaruDomain

extension Texts {
    /// A time of day: `오전 7:00`, `7:00 AM`.
    public func time(_ time: TimeOfDay) -> String {
        let text = "\((time.hour + 11) % 12 + 1):\(Self.twoDigits(Int64(time.minute)))"
        return self(time.hour < 12 ? \.time.morning : \.time.afternoon, [.time: text])
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
