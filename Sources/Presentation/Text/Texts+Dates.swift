public import HaruDomain

extension Texts {
    /// A day: `10월 15일`, `October 15`; with its year unless that is the year of `today`.
    public func date(_ day: CalendarDay, today: CalendarDay? = nil) -> String {
        date(day, day.year == today?.year ? \.time.monthDay : \.time.date)
    }

    /// The same with its weekday: `10월 15일 목요일`, `Thursday, October 15`.
    public func dateWithWeekday(_ day: CalendarDay, today: CalendarDay? = nil) -> String {
        date(day, day.year == today?.year ? \.time.monthDayWeekday : \.time.dateWeekday)
    }

    /// A month of a year: `2026년 10월`, `October 2026`.
    public func month(_ month: CalendarMonth) -> String {
        self(\.time.month, [.year: String(month.year), .month: self.month(month.month)])
    }

    /// Days from the first to the last: `10월 12일 ~ 10월 18일`, `October 12 – October 18`.
    public func dates(_ days: ClosedRange<CalendarDay>, today: CalendarDay? = nil) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        if first == last { return date(first, today: today) }
        let isOneYear = first.year == last.year && first.year == today?.year
        let form = isOneYear ? \TextTable.time.monthDay : \TextTable.time.date
        return self(\.time.range, [.start: date(first, form), .end: date(last, form)])
    }

    /// A day as one speaks of it: `오늘`, `3일 후`, `In 3 days`; from a week on its date and weekday.
    public func relativeDay(_ day: CalendarDay, today: CalendarDay) -> String {
        let distance = day.daysSince1970 - today.daysSince1970
        return abs(distance) < 7 ? relativeDay(distance) : dateWithWeekday(day, today: today)
    }

    /// A day and a time as one speaks of them: `내일 오전 7:00`, `Tomorrow at 7:00 AM`.
    public func relativeTime(_ local: LocalTime, today: CalendarDay) -> String {
        let day = relativeDay(local.day, today: today)
        return self(\.time.dayAndTime, [.day: day, .time: time(local.time)])
    }

    private func date(_ day: CalendarDay, _ form: KeyPath<TextTable, Phrase>) -> String {
        self(
            form,
            [
                .year: String(day.year), .month: month(day.month), .day: day.day,
                .weekday: weekday(day.weekday),
            ]
        )
    }

    /// A day by its distance from today, in days: `오늘`, `내일`, `3일 후`; `Today`, `In 3 days`.
    func relativeDay(_ distance: Int) -> String {
        switch distance {
        case 0: self(\.time.today)
        case 1: self(\.time.tomorrow)
        case -1: self(\.time.yesterday)
        case 2...: self(\.time.daysAhead, [.count: distance])
        default: self(\.time.daysAgo, [.count: distance == .min ? .max : -distance])
        }
    }

}
