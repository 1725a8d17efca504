public import HaruDomain

extension Texts {
    /// What stands above the alerts of a day: `2026-10-15 (목)`, `2026-10-15 (Thu)`.
    public func sectionTitle(of day: CalendarDay) -> String {
        self(\.alerts.section, [.day: day.text, .weekday: shortWeekday(day.weekday)])
    }
}
