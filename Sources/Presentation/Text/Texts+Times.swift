public import HaruDomain

extension Texts {
    /// A time of day: `오전 7:00`, `7:00 AM`.
    public func time(_ time: TimeOfDay) -> String {
        let text = "\((time.hour + 11) % 12 + 1):\(Self.twoDigits(Int64(time.minute)))"
        return self(time.hour < 12 ? \.time.morning : \.time.afternoon, [.time: text])
    }

    /// A time of day in words: `오전 7시 5분`, `7 oh 5 AM`.
    public func spoken(_ time: TimeOfDay) -> String {
        let hour = (time.hour + 11) % 12 + 1
        let isShort = language == .english && time.minute < 10
        let minute = (isShort ? "oh " : "") + String(time.minute)
        let text =
            time.minute == 0
            ? self(\.time.spokenHour, [.count: hour])
            : self(\.time.spokenTime, [.count: hour, .value: minute])
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

    /// On which days something is repeated: `매일`, `수요일마다`, `월, 일`; `Every day`, `Mon, Sun`. Empty
    /// for none.
    public func repetition(_ days: Set<Weekday>) -> String {
        switch days {
        case Set(Weekday.allCases): self(\.time.everyDay)
        case .weekdays: self(\.time.onWeekdays)
        case .weekends: self(\.time.onWeekends)
        default:
            if days.count == 1, let day = days.first {
                self(\.time.everyWeekday, [.weekday: weekday(day)])
            } else {
                days.sorted().map(shortWeekday).joined(separator: ", ")
            }
        }
    }

    /// Why a text is no time of day.
    public func message(for problem: TimeText.Problem) -> String {
        switch problem {
        case .notATime: self(\.time.notATime)
        case .noMinutes: self(\.time.noMinutes)
        case .hourTooLarge: self(\.time.hourTooLarge)
        case .minuteTooLarge: self(\.time.minuteTooLarge)
        case .hourOutsideHalfDay: self(\.time.hourOutsideHalfDay)
        }
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
