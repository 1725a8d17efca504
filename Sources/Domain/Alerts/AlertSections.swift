/// Alerts by day, newest first, computed as pages come.
///
/// Adding a page costs what the page costs: its alerts are nearly always older than all others, so
/// their places are looked for from the end.
public struct AlertSections: Hashable, Sendable {
    /// The calendar whose days they are.
    public let calendar: LocalCalendar
    /// The days that have alerts, newest first.
    public private(set) var sections: [AlertSection] = []

    private var known: Set<ServiceAlert.ID> = []

    /// No alerts, to be counted by the days of a calendar.
    public init(in calendar: LocalCalendar) {
        self.calendar = calendar
    }

    /// How many alerts there are.
    public var count: Int { known.count }

    /// Adds alerts; one that is there already stays as it is.
    public mutating func append(_ alerts: [ServiceAlert]) {
        for alert in alerts where known.insert(alert.id).inserted {
            let day = calendar.day(at: alert.occurredAt)
            let newer = sections.lastIndex { $0.day >= day }
            if let newer, sections[newer].day == day {
                let behind = sections[newer].alerts.lastIndex { $0.precedes(alert) }
                sections[newer].alerts.insert(alert, at: behind.map { $0 + 1 } ?? 0)
            } else {
                let section = AlertSection(day: day, alerts: [alert])
                sections.insert(section, at: newer.map { $0 + 1 } ?? 0)
            }
        }
    }
}
