public import HaruDomain

extension AlertDetailViewModel {
    /// What one alert says.
    public struct Content: Hashable, Sendable {
        /// The alert.
        public var alert: ServiceAlert
        /// When it happened: `2026년 10월 15일 오후 9:00`.
        public var timeText: String
        /// How bad it is; empty where nobody says.
        public var severityText: String
        /// That it is over; empty while it lasts.
        public var endText: String
        /// The whole in words.
        public var accessibility: AccessibilityText

        /// A content of one's own, for previews.
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

    /// How the alert stands.
    public enum Phase: Hashable, Sendable {
        /// It is on its way.
        case loading
        /// It could not be loaded.
        case failed(AlertNotice)
        /// It was deleted or never was, in words.
        case missing(String)
        /// It is there.
        case loaded(Content)
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// How the alert stands.
        public var phase = Phase.loading
        /// Why an alert that is shown could not be loaded again; nil when it could.
        public var notice: AlertNotice?
        /// What is said while it is on its way.
        public var loadingText: String
        /// Copies the alert.
        public var copyButton: ButtonLabel

        /// A state of one's own, for previews.
        public init(loadingText: String, copyButton: ButtonLabel) {
            self.loadingText = loadingText
            self.copyButton = copyButton
        }

        init(_ texts: Texts) {
            self.init(
                loadingText: texts(\.alertScreens.loading),
                copyButton: ButtonLabel(texts(\.alertScreens.copy))
            )
        }
    }
}

extension Texts {
    func content(
        of alert: ServiceAlert,
        in calendar: LocalCalendar
    ) -> AlertDetailViewModel.Content {
        let local = calendar.localTime(at: alert.occurredAt)
        let (day, severity) = (date(local.day), alert.severity.map(severity) ?? "")
        let end = alert.endedAt == nil ? "" : self(\.alerts.ended)
        let spoken = [severity, day, spoken(local.time), end, alert.body]
        return AlertDetailViewModel.Content(
            alert: alert,
            timeText: self(\.time.dayAndTime, [.day: day, .time: time(local.time)]),
            severityText: severity,
            endText: end,
            accessibility: AccessibilityText(
                label: spokenTitle(of: alert),
                value: list(spoken.filter { !$0.isEmpty })
            )
        )
    }
}
