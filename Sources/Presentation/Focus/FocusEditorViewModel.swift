public import HaruDomain

/// Makes a new timer or changes one.
@MainActor
public final class FocusEditorViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let original: FocusTimer?
    private let focus: any FocusRepository
    private let clock: WallClock
    private let texts: TextSource
    private let addTimer: AddFocusTimerUseCase
    private let editTimer: EditFocusTimerUseCase
    private let intents = IntentQueue()

    package init(
        editing original: FocusTimer?,
        focus: any FocusRepository,
        clock: WallClock,
        texts: TextSource,
        policy: FocusPolicy,
        addTimer: AddFocusTimerUseCase,
        editTimer: EditFocusTimerUseCase
    ) {
        self.original = original
        self.focus = focus
        self.clock = clock
        self.texts = texts
        self.addTimer = addTimer
        self.editTimer = editTimer
        var fields = State(
            title: NameField(original?.title.text ?? "", limit: policy.titleLimit),
            icon: EmojiInput(existing: original?.icon, fallback: FocusTimer.defaultIcon),
            goal: GoalPicker(
                policy.goals,
                selection: policy.nearestChoice(to: original?.goal ?? policy.defaultGoal)
            )
        )
        fields.words = texts.current.words(for: fields, isNew: original == nil)
        state = ObservableValue(fields)
    }

    /// Learns which titles are taken, and speaks another language when it changes, until the task is
    /// cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: focus.changes, reload: learnTitles, texts: texts) {
            self.change { _ in }
        }
    }

    /// Takes what a text view reports of the title.
    public func title(_ event: LimitedText.Event) {
        send(.text(event), to: \.title)
    }

    /// Takes what is chosen as an icon.
    public func icon(_ event: EmojiInput.Event) {
        send(event, to: \.icon)
    }

    /// Takes what is done to the wheel of goals. A stored goal stays until one is picked.
    public func goal(_ event: GoalPicker<FocusTimer.Goal>.Event) {
        send(event, to: \.goal)
    }

    /// Saves the timer; an edit that changes nothing is saved at once. A title with a problem is not
    /// saved but asked for.
    public func save() async {
        await intents.run {
            guard !state.value.isSaved else { return }
            send(.save, to: \.title)
            guard state.value.title.problem == nil else { return }
            do throws(FocusError) {
                let message = try await store(state.value)
                change {
                    $0.isSaved = true
                    $0.failure = nil
                }
                effects.send(.toast(message))
            } catch {
                fail(error)
            }
        }
    }

    /// Keeps what the fields hold and says so.
    private func store(_ fields: State) async throws(FocusError) -> String {
        let (title, icon) = (fields.title.text, fields.icon.resolved.text)
        do throws(FocusError) {
            let timer: FocusTimer
            if let original {
                let goal = fields.goal.picked
                timer = try await editTimer(original.id, title: title, icon: icon, goal: goal)
            } else {
                timer = try await addTimer(title: title, icon: icon, goal: fields.goal.selection)
            }
            return texts.current(
                original == nil ? \.focus.added : \.focus.saved,
                [.title: timer.title.text]
            )
        } catch .noChanges {
            return texts.current(\.focus.unchanged)
        }
    }

    private func fail(_ error: FocusError) {
        guard case .title(.duplicate) = error else {
            return state.update { $0.failure = error }
        }
        // Someone else took the title since the others were read.
        let title = state.value.title
        send(.taken(title.taken.union([TitleKey(title.text)])), to: \.title)
        send(.save, to: \.title)
    }

    private func learnTitles() async {
        await intents.run {
            guard !state.value.isSaved else { return }
            do throws(FocusError) {
                let others = try await focus.desk().timers.values.filter { $0.id != original?.id }
                send(.taken(Set(others.map(\.title.key))), to: \.title)
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    private func send<Field: StateMachine>(
        _ event: Field.Event,
        to field: WritableKeyPath<State, Field>
    ) where Field.Effect == InteractionEffect {
        var results: [InteractionEffect] = []
        change { results = $0[keyPath: field].handle(event, at: clock.steadyNow) }
        results.forEach(effects.send)
    }

    /// Changes the fields and, with them, what is said of them.
    private func change(_ change: (inout State) -> Void) {
        let texts = texts.current
        state.update {
            change(&$0)
            $0.words = texts.words(for: $0, isNew: original == nil)
        }
    }
}
