public import HaruDomain

extension FocusEditorViewModel {
    /// What a front-end draws. The fields are values: change them through the intents.
    public struct State: Equatable, Sendable {
        /// The title as it is typed.
        public var title: NameField
        /// The icon as it is chosen.
        public var icon: EmojiInput
        /// The goal as it is chosen: what is stored is marked, or the choice nearest to it.
        public var goal: GoalPicker<FocusTimer.Goal>
        /// What the fields are called and how they stand, in words.
        public var words = Words()
        /// Whether everything was saved, so that the editor may close.
        public var isSaved = false
        /// Why saving failed, unless the title says so; nil when it did not.
        public var failure: FocusError?

        /// A state of one's own, for previews.
        public init(
            title: NameField,
            icon: EmojiInput,
            goal: GoalPicker<FocusTimer.Goal>
        ) {
            self.title = title
            self.icon = icon
            self.goal = goal
        }
    }

    /// The editor in words. They follow from the fields and the language.
    public struct Words: Hashable, Sendable {
        /// What the editor is for.
        public var heading = ""
        /// What stands in the field of the title while it is empty.
        public var titlePlaceholder = ""
        /// What is wrong with the title; empty while nothing is, and while it is composed.
        public var titleProblem = ""
        /// The field of the title, spoken.
        public var title = AccessibilityText(label: "")
        /// The field of the icon, spoken.
        public var icon = AccessibilityText(label: "")
        /// The goal that is marked.
        public var goalText = ""
        /// The goals, one a row.
        public var goalRows: [String] = []
        /// The field of the goal, spoken.
        public var goal = AccessibilityText(label: "")
        /// The button that saves.
        public var saveButton = ButtonLabel("")

        /// No words yet.
        public init() {}
    }
}
