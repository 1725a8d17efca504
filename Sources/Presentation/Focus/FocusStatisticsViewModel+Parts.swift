public import HaruDomain

extension FocusStatisticsViewModel {
    /// Something that may be chosen.
    public struct Choice<Value: Hashable & Sendable>: Hashable, Sendable {
        /// What it stands for.
        public var value: Value
        /// How it is drawn and spoken.
        public var label: ButtonLabel
        /// Whether it is chosen.
        public var isChosen: Bool

        /// One of one's own, for previews.
        public init(
            value: Value,
            label: ButtonLabel,
            isChosen: Bool
        ) {
            self.value = value
            self.label = label
            self.isChosen = isChosen
        }
    }

    /// A day of the grid.
    public struct Cell: Identifiable, Hashable, Sendable {
        /// The day and what was focused on it.
        public var day: FocusDay
        /// The day of the month.
        public var text: String
        /// Whether it is today.
        public var isToday: Bool
        /// Whether it is chosen.
        public var isSelected: Bool
        /// The day in words.
        public var accessibility: AccessibilityText

        /// The identity, the day.
        public var id: CalendarDay { day.day }
        /// The colours it is drawn in.
        public var colors: TextPair { TextPair(day.bucket) }

        /// One of one's own, for previews.
        public init(
            day: FocusDay,
            text: String,
            isToday: Bool,
            isSelected: Bool,
            accessibility: AccessibilityText
        ) {
            self.day = day
            self.text = text
            self.isToday = isToday
            self.isSelected = isSelected
            self.accessibility = accessibility
        }
    }
}

extension TextPair {
    /// The colours of a day of the heat map.
    public init(_ bucket: FocusDay.Bucket) {
        switch bucket {
        case .zero: self = .heat0
        case .under1h: self = .heat1
        case .from1to2h: self = .heat2
        case .from2to3h: self = .heat3
        case .over3h: self = .heat4
        }
    }
}
