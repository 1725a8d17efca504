public import HaruDomain

/// Makes a new timer or changes one.
@MainActor
public final class FocusEditorViewModel {
    /// What a front-end draws. The fields are values: change them through the intents.
    public struct State: Equatable, Sendable {
        /// The title as it is typed.
        public var title: String
        /// The icon as it is typed; empty for the default.
        public var icon: String
        /// The goals to choose from, shortest first.
        public var goals: [FocusTimer.Goal]
        /// The choice that is marked: the nearest to the stored goal until the person picks one.
        public var goal: FocusTimer.Goal
        /// The title in the way of saving, in words; empty when nothing is.
        public var titleProblem: String
        /// Whether everything was saved, so that the editor may close.
        public var isSaved: Bool
        /// Why saving failed; nil when it did not.
        public var failure: FocusError?

        /// A state of one's own, for previews.
        public init(
            title: String = "",
            icon: String = "",
            goals: [FocusTimer.Goal],
            goal: FocusTimer.Goal,
            titleProblem: String = "",
            isSaved: Bool = false,
            failure: FocusError? = nil
        ) {
            self.title = title
            self.icon = icon
            self.goals = goals
            self.goal = goal
            self.titleProblem = titleProblem
            self.isSaved = isSaved
            self.failure = failure
        }
    }

    /// What to draw.
    public let state: ObservableValue<State>

    private let original: FocusTimer?
    private let environment: EnvironmentSource
    private let addTimer: AddFocusTimerUseCase
    private let editTimer: EditFocusTimerUseCase
    private let intents = IntentQueue()
    private var pickedGoal: FocusTimer.Goal?

    package init(
        editing original: FocusTimer?,
        environment: EnvironmentSource,
        policy: FocusPolicy,
        addTimer: AddFocusTimerUseCase,
        editTimer: EditFocusTimerUseCase
    ) {
        self.original = original
        self.environment = environment
        self.addTimer = addTimer
        self.editTimer = editTimer
        state = ObservableValue(
            State(
                title: original?.title.text ?? "",
                icon: original?.icon.text ?? "",
                goals: policy.goals,
                goal: policy.nearestChoice(to: original?.goal ?? policy.defaultGoal)
            )
        )
    }

    /// Takes what is typed into the title.
    public func type(title: String) {
        state.update {
            $0.title = title
            $0.titleProblem = ""
        }
    }

    /// Takes what is typed as an icon; empty goes back to the default.
    public func type(icon: String) {
        state.update { $0.icon = icon }
    }

    /// Chooses a goal. A stored goal stays as it is until this is called.
    public func pick(_ goal: FocusTimer.Goal) {
        pickedGoal = goal
        state.update { $0.goal = goal }
    }

    /// Saves the timer; an edit that changes nothing is saved at once.
    public func save() async {
        await intents.run {
            do throws(FocusError) {
                try await store(state.value)
                state.update {
                    $0.isSaved = true
                    $0.failure = nil
                }
            } catch {
                show(error)
            }
        }
    }

    private func store(_ fields: State) async throws(FocusError) {
        let icon = fields.icon.isEmpty ? FocusTimer.defaultIcon.text : fields.icon
        guard let original else {
            _ = try await addTimer(title: fields.title, icon: icon, goal: fields.goal)
            return
        }
        do throws(FocusError) {
            let (id, title) = (original.id, fields.title)
            _ = try await editTimer(id, title: title, icon: icon, goal: pickedGoal)
        } catch .noChanges {}
    }

    private func show(_ error: FocusError) {
        let message = Texts(environment.current.language).message(for: error)
        state.update {
            $0.failure = error
            if error.field == "title" { $0.titleProblem = message }
        }
    }
}
