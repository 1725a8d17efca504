public import HaruDomain

extension AlarmEditorViewModel {
    /// What a front-end draws. The fields are values: change them through the intents.
    public struct State: Equatable, Sendable {
        /// The time as it is chosen.
        public var time: TimeOfDay
        /// The time as it is typed, where it is; nil while it is chosen otherwise.
        public var typedTime: String?
        /// Why what is typed is no time; nil while it is one.
        public var timeProblem: TimeText.Problem?
        /// The days as they are chosen.
        public var days: WeekdaySelector
        /// The label as it is typed; it may stay empty.
        public var label: LimitedText
        /// The sound as it is chosen.
        public var sound: Alarm.Sound
        /// Why the last sound was refused; nil when it was not.
        public var soundProblem: SoundProblem?
        /// The snooze as it is chosen.
        public var snooze: Alarm.Snooze
        /// What the fields are called and how they stand, in words.
        public var words = Words()
        /// Whether everything was saved, so that the editor may close.
        public var isSaved = false
        /// Why saving failed; nil when it did not.
        public var failure: AlarmError?

        /// A state of one's own, for previews.
        public init(
            time: TimeOfDay,
            days: Set<Weekday> = [],
            label: String = "",
            sound: Alarm.Sound = .standard,
            snooze: Alarm.Snooze = .standard
        ) {
            self.time = time
            self.days = WeekdaySelector(days)
            self.label = LimitedText(label, limit: Alarm.Label.limit)
            self.sound = sound
            self.snooze = snooze
        }
    }

    /// The button of a day of the week.
    public struct DayButton: Identifiable, Hashable, Sendable {
        /// The day.
        public let id: Weekday
        /// Whether the alarm rings on it.
        public let isChosen: Bool
        /// How it is drawn and spoken.
        public let label: ButtonLabel

        /// A button of one's own, for previews.
        public init(_ day: Weekday, isChosen: Bool, label: ButtonLabel) {
            id = day
            self.isChosen = isChosen
            self.label = label
        }
    }

    /// The editor in words. They follow from the fields, the clock and the language.
    public struct Words: Hashable, Sendable {
        /// What the editor is for.
        public var heading = ""
        /// The time: `오전 7:00`.
        public var timeText = ""
        /// What is wrong with the time; empty while nothing is.
        public var timeProblem = ""
        /// The field of the time, spoken.
        public var time = AccessibilityText(label: "")
        /// On which days it rings, or that it rings once.
        public var daysText = ""
        /// The days, spoken.
        public var days = AccessibilityText(label: "")
        /// The buttons of the days, in the order of the person's week.
        public var dayButtons: [DayButton] = []
        /// What stands in the field of the label while it is empty.
        public var labelPlaceholder = ""
        /// The field of the label, spoken.
        public var label = AccessibilityText(label: "")
        /// The sound.
        public var soundText = ""
        /// What is wrong with the sound that was chosen last; empty while nothing is.
        public var soundProblem = ""
        /// The field of the sound, spoken.
        public var sound = AccessibilityText(label: "")
        /// The snooze.
        public var snoozeText = ""
        /// The snoozes that are offered, none first, one a row.
        public var snoozeRows: [String] = []
        /// The field of the snooze, spoken.
        public var snooze = AccessibilityText(label: "")
        /// The button that saves.
        public var saveButton = ButtonLabel("")

        /// No words yet.
        public init() {}
    }
}
