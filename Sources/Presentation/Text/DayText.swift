public import HaruDomain

/// Days as people type them: `2026-10-15`, `today`, `yesterday`.
public enum DayText {
    /// The day that a text names; nil for any other form and for no such day.
    public static func day(_ text: String, today: CalendarDay) -> CalendarDay? {
        switch text.lowercased() {
        case "today": today
        case "yesterday": today.adding(days: -1)
        default: CalendarDay(text)
        }
    }
}
