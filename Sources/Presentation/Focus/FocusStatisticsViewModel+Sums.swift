public import HaruDomain

extension FocusStatisticsViewModel {
    /// What was focused in the period.
    public struct Summary: Hashable, Sendable {
        /// The days and the sums.
        public var value: FocusSummary
        /// The days in words, `10월 12일 ~ 10월 18일`.
        public var rangeText: String
        /// The time, `2시간 50분`.
        public var totalText: String
        /// The number of sessions, `3회`.
        public var sessionsText: String
        /// The timers, the longest first.
        public var rows: [Row]
        /// What to say where there is nothing; empty while there are rows.
        public var emptyText: String
        /// The sum in words.
        public var accessibility: AccessibilityText

        /// One of one's own, for previews.
        public init(
            value: FocusSummary,
            rangeText: String,
            totalText: String,
            sessionsText: String,
            rows: [Row],
            emptyText: String,
            accessibility: AccessibilityText
        ) {
            self.value = value
            self.rangeText = rangeText
            self.totalText = totalText
            self.sessionsText = sessionsText
            self.rows = rows
            self.emptyText = emptyText
            self.accessibility = accessibility
        }
    }

    /// A timer in the summary.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The timer and its part.
        public var value: FocusSummary.Row
        /// The title, with a mark where the timer was removed.
        public var title: String
        /// The time, `50분`.
        public var totalText: String
        /// The number of sessions, `2회`.
        public var sessionsText: String
        /// The part of the longest row, 0…1, for a bar.
        public var share: Double
        /// The row in words.
        public var accessibility: AccessibilityText

        /// The identity, that of the timer.
        public var id: FocusTimer.ID { value.id }

        /// One of one's own, for previews.
        public init(
            value: FocusSummary.Row,
            title: String,
            totalText: String,
            sessionsText: String,
            share: Double,
            accessibility: AccessibilityText
        ) {
            self.value = value
            self.title = title
            self.totalText = totalText
            self.sessionsText = sessionsText
            self.share = share
            self.accessibility = accessibility
        }
    }

    /// What all days up to today tell.
    public struct History: Hashable, Sendable {
        /// The days on end.
        public var streak: FocusStreak
        /// The days on end up to now, and the most there were.
        public var streakText: String, bestStreakText: String
        /// The share of the sessions that met their goal; empty without a session.
        public var goalShareText: String
        /// What the averages are.
        public var averagesHeading: String
        /// What is focused on a day of each weekday, in the order of the week.
        public var averages: [Average]

        /// One of one's own, for previews.
        public init(
            streak: FocusStreak,
            streakText: String,
            bestStreakText: String,
            goalShareText: String,
            averagesHeading: String,
            averages: [Average]
        ) {
            self.streak = streak
            self.streakText = streakText
            self.bestStreakText = bestStreakText
            self.goalShareText = goalShareText
            self.averagesHeading = averagesHeading
            self.averages = averages
        }
    }

    /// What is focused on a day of a weekday.
    public struct Average: Identifiable, Hashable, Sendable {
        /// The weekday.
        public var weekday: Weekday
        /// Its short name.
        public var name: String
        /// The time.
        public var focused: Duration
        /// The time in words, `50분`.
        public var text: String
        /// Both in words.
        public var accessibility: AccessibilityText

        /// The identity, the weekday.
        public var id: Weekday { weekday }

        /// One of one's own, for previews.
        public init(
            weekday: Weekday,
            name: String,
            focused: Duration,
            text: String,
            accessibility: AccessibilityText
        ) {
            self.weekday = weekday
            self.name = name
            self.focused = focused
            self.text = text
            self.accessibility = accessibility
        }
    }
}
