/// The alerts of one day, newest first.
public struct AlertSection: Identifiable, Hashable, Sendable {
    /// The day.
    public let day: CalendarDay
    /// The alerts of the day; never empty.
    public internal(set) var alerts: [ServiceAlert]

    /// The day again: there is one section for each.
    public var id: CalendarDay { day }
}
