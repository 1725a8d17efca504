public import HaruDomain

extension CountdownEditorViewModel {
    /// What a front-end draws. The fields are values: change them through the intents.
    public struct State: Equatable, Sendable {
        /// The wheels of the length.
        public var length: DurationPicker
        /// The label as it is typed; it may stay empty.
        public var label: LimitedText
        /// What is done when the timer ends.
        public var end: CountdownTimer.EndAction
        /// What the fields are called and how they stand, in words.
        public var words = Words()
        /// Whether everything was saved, so that the editor may close.
        public var isSaved = false
        /// Why saving failed; nil when it did not.
        public var failure: CountdownError?

        /// A state of one's own, for previews.
        public init(
            length: Duration,
            label: String = "",
            end: CountdownTimer.EndAction = .standard
        ) {
            self.length = DurationPicker(length)
            self.label = LimitedText(label, limit: CountdownTimer.Label.limit)
            self.end = end
        }
    }

    /// The editor in words. They follow from the fields and the language.
    public struct Words: Hashable, Sendable {
        /// What the editor is for.
        public var heading = ""
        /// The length: `3:00`.
        public var lengthText = ""
        /// The field of the length, spoken.
        public var length = AccessibilityText(label: "")
        /// What stands in the field of the label while it is empty.
        public var labelPlaceholder = ""
        /// The field of the label, spoken.
        public var label = AccessibilityText(label: "")
        /// What is done at the end.
        public var endText = ""
        /// The field of it, spoken.
        public var end = AccessibilityText(label: "")
        /// The button that saves.
        public var saveButton = ButtonLabel("")
        /// The button that adds and starts; nil while a timer is edited.
        public var startButton: ButtonLabel?

        /// No words yet.
        public init() {}
    }
}
