public import HaruDomain

/// The alerts of one day, as they are drawn.
public struct AlertListSection: Identifiable, Hashable, Sendable {
    /// One alert in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The alert.
        public var alert: ServiceAlert
        /// When it happened: `오후 9:00`.
        public var timeText: String
        /// How bad it is; empty where nobody says.
        public var severityText: String
        /// That it is over; empty while it lasts.
        public var endText: String
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity, that of the alert.
        public var id: ServiceAlert.ID { alert.id }

        /// A row of one's own, for previews.
        public init(
            alert: ServiceAlert,
            timeText: String,
            severityText: String = "",
            endText: String = "",
            accessibility: AccessibilityText
        ) {
            self.alert = alert
            self.timeText = timeText
            self.severityText = severityText
            self.endText = endText
            self.accessibility = accessibility
        }
    }

    /// The day.
    public var day: CalendarDay
    /// What stands above it: `2026-10-15 (목)`.
    public var title: String
    /// Its alerts, newest first; never none.
    public var rows: [Row]

    /// The day again: there is one section for each.
    public var id: CalendarDay { day }

    /// A section of one's own, for previews.
    public init(day: CalendarDay, title: String, rows: [Row]) {
        self.day = day
        self.title = title
        self.rows = rows
    }
}

extension Texts {
    /// The sections of a list that has grown since `earlier`: a day that has no new alerts is taken from
    /// there, and of the others the title and the rows that stand.
    package func sections(
        _ list: AlertSections,
        reusing earlier: [AlertListSection]
    ) -> [AlertListSection] {
        var old = earlier[...]
        return list.sections.map { section in
            while let first = old.first, first.day > section.day { old.removeFirst() }
            let known = old.first?.day == section.day ? old.removeFirst() : nil
            if let known, known.rows.count == section.alerts.count { return known }
            var rows = (known?.rows ?? [])[...]
            return AlertListSection(
                day: section.day,
                title: known?.title ?? sectionTitle(of: section.day),
                rows: section.alerts.map { alert in
                    rows.first?.id == alert.id
                        ? rows.removeFirst() : row(of: alert, in: list.calendar)
                }
            )
        }
    }

    private func row(of alert: ServiceAlert, in calendar: LocalCalendar) -> AlertListSection.Row {
        let time = calendar.localTime(at: alert.occurredAt).time
        let severity = alert.severity.map(severity) ?? ""
        let end = alert.endedAt == nil ? "" : self(\.alerts.ended)
        return AlertListSection.Row(
            alert: alert,
            timeText: self.time(time),
            severityText: severity,
            endText: end,
            accessibility: AccessibilityText(
                label: spokenTitle(of: alert),
                value: list([severity, spoken(time), end].filter { !$0.isEmpty })
            )
        )
    }
}
