public import HaruDomain

extension AddTodoViewModel {
    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// Where one is, and what was chosen and written so far.
        public var steps: AddTodoSteps
        /// The steps in words.
        public var words = Words()
        /// Why the last read failed; nil when it did not.
        public var failure: PlannerError?

        /// A state of one's own, for previews.
        public init(steps: AddTodoSteps) {
            self.steps = steps
        }
    }

    /// A part that may be chosen.
    public struct PartButton: Identifiable, Hashable, Sendable {
        /// The number of the part.
        public let id: Int
        /// How it is drawn and spoken.
        public let label: ButtonLabel
        /// Whether it is chosen.
        public let isChosen: Bool

        /// One of one's own, for previews.
        public init(
            id: Int,
            label: ButtonLabel,
            isChosen: Bool
        ) {
            self.id = id
            self.label = label
            self.isChosen = isChosen
        }
    }

    /// The steps in words. They follow from the choices, the date and the language.
    public struct Words: Hashable, Sendable {
        /// What the step asks.
        public var heading = ""
        /// The parts, first to last.
        public var parts: [PartButton] = []
        /// The time that is chosen: `오전 9:00 ~ 오전 10:00`; empty without a part.
        public var timeText = ""
        /// The rows of the wheels of the start: hours, and minutes of the chosen hour.
        public var startHours: [String] = [], startMinutes: [String] = []
        /// The rows of the wheels of the length.
        public var lengthHours: [String] = [], lengthMinutes: [String] = []
        /// The wheels, spoken.
        public var start = AccessibilityText(label: ""), length = AccessibilityText(label: "")
        /// The field of the category, spoken.
        public var category = AccessibilityText(label: "")
        /// The fields of the details, spoken, in their order.
        public var details: [AccessibilityText] = []
        /// What is in the way, and where there is room; empty while nothing is.
        public var problemText = ""
        /// The button that takes the nearest time that fits; nil where the time fits or none does.
        public var nearestButton: ButtonLabel?
        /// The button that goes on or, in the last step, adds the todo.
        public var nextButton = ButtonLabel("")
        /// The button that goes back.
        public var backButton = ButtonLabel("")

        /// No words yet.
        public init() {}
    }
}
