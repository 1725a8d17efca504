public import HaruDomain

extension PlannerSettingsViewModel {
    /// A number of parts that may be chosen.
    public struct Option: Identifiable, Hashable, Sendable {
        /// The number.
        public let id: Int
        /// How it is drawn and spoken.
        public let label: ButtonLabel
        /// Whether it is chosen.
        public let isChosen: Bool
        /// Whether it is the suggested one.
        public let isSuggested: Bool

        /// One of one's own, for previews.
        public init(
            id: Int,
            label: ButtonLabel,
            isChosen: Bool,
            isSuggested: Bool
        ) {
            self.id = id
            self.label = label
            self.isChosen = isChosen
            self.isSuggested = isSuggested
        }
    }

    /// The screen in words.
    public struct Words: Hashable, Sendable {
        /// What the screen is for.
        public var heading = ""
        /// The handles of the dial, spoken.
        public var bed = AccessibilityText(label: ""), wake = AccessibilityText(label: "")
        /// How long one sleeps and is awake.
        public var sleepText = ""
        /// Why one cannot go on so; empty while one can.
        public var problemText = ""
        /// The numbers of parts; empty while there is a problem.
        public var options: [Option] = []
        /// Sleeps nearby that divide better, as buttons, in the order of the picker.
        public var nearby: [ButtonLabel] = []
        /// The button that keeps everything.
        public var saveButton = ButtonLabel("")

        /// No words yet.
        public init() {}
    }
}

extension Texts {
    func words(for state: PlannerSettingsViewModel.State) -> PlannerSettingsViewModel.Words {
        var words = PlannerSettingsViewModel.Words()
        let (dial, picker) = (state.dial, state.picker)
        words.heading = self(\.planner.settings)
        words.bed = AccessibilityText(label: self(\.planner.bed), value: spoken(dial.bed))
        words.wake = AccessibilityText(label: self(\.planner.wake), value: spoken(dial.wake))
        words.sleepText = self(
            \.planner.sleep,
            [.time: minutes(dial.sleepMinutes), .value: minutes(1440 - dial.sleepMinutes)]
        )
        words.problemText = dial.problem.map { message(for: $0) } ?? ""
        words.saveButton = ButtonLabel(self(\.common.save), isEnabled: dial.problem == nil)
        guard dial.problem == nil else { return words }
        words.options = picker.options.map { count in
            let length = minutes(picker.division.sleep.awakeMinutes / count)
            let isSuggested = count == picker.suggested
            return PlannerSettingsViewModel.Option(
                id: count,
                label: ButtonLabel(
                    String(count),
                    accessibility: AccessibilityText(
                        label: self(\.planner.division, [.count: count, .time: length]),
                        value: isSuggested ? self(\.planner.suggested) : nil
                    )
                ),
                isChosen: count == picker.division.count,
                isSuggested: isSuggested
            )
        }
        words.nearby = picker.nearby.map { nearby in
            let (bed, wake) = (spoken(nearby.sleep.bed), spoken(nearby.sleep.wake))
            return ButtonLabel(
                description(of: nearby),
                accessibility: AccessibilityText(label: label(of: nearby, bed: bed, wake: wake))
            )
        }
        return words
    }

    /// A sleep nearby, and how many numbers of parts it allows.
    public func description(of nearby: DayDivision.Nearby) -> String {
        label(of: nearby, bed: time(nearby.sleep.bed), wake: time(nearby.sleep.wake))
    }

    private func label(of nearby: DayDivision.Nearby, bed: String, wake: String) -> String {
        self(\.planner.nearby, [.start: bed, .end: wake, .count: nearby.options.count])
    }
}
