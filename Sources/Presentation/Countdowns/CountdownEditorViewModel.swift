public import HaruDomain

/// Makes a new countdown, and starts it if it is asked to, or changes one.
@MainActor
public final class CountdownEditorViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let original: CountdownTimer?
    private let clock: WallClock
    private let texts: TextSource
    private let addCountdown: AddCountdownUseCase
    private let editCountdown: EditCountdownUseCase
    private let intents = IntentQueue()

    package init(
        editing original: CountdownTimer?,
        clock: WallClock,
        texts: TextSource,
        addCountdown: AddCountdownUseCase,
        editCountdown: EditCountdownUseCase
    ) {
        self.original = original
        self.clock = clock
        self.texts = texts
        self.addCountdown = addCountdown
        self.editCountdown = editCountdown
        var fields = State(
            length: original?.length.duration ?? .seconds(300),
            label: original?.label.text ?? "",
            end: original?.end ?? .standard
        )
        fields.words = texts.current.words(for: fields, isNew: original == nil)
        state = ObservableValue(fields)
    }

    /// Speaks another language when it changes, until the task is cancelled. The host runs it.
    public func follow() async {
        for await _ in texts.changes { change { _ in } }
    }

    /// Takes what is done to the wheels of the length.
    public func length(_ event: DurationPicker.Event) {
        send(event, to: \.length)
    }

    /// Takes what a text view reports of the label.
    public func label(_ event: LimitedText.Event) {
        send(event, to: \.label)
    }

    /// Takes what is to be done when the timer ends.
    public func end(_ end: CountdownTimer.EndAction) {
        change { $0.end = end }
    }

    /// Saves the timer; an edit that changes nothing is saved at once. A length of nothing is not saved.
    public func save() async {
        await save(starting: false)
    }

    /// Adds the timer and starts it.
    public func saveAndStart() async {
        await save(starting: true)
    }

    private func save(starting: Bool) async {
        await intents.run {
            guard !state.value.isSaved else { return }
            send(.endComposition, to: \.label)
            guard state.value.length.duration > .zero else {
                return effects.send(.haptic(.light))
            }
            do throws(CountdownError) {
                let message = try await store(state.value, starting: starting)
                change {
                    $0.isSaved = true
                    $0.failure = nil
                }
                effects.send(.toast(message))
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    /// Keeps what the fields hold and says so.
    private func store(_ fields: State, starting: Bool) async throws(CountdownError) -> String {
        let length = fields.length.duration
        guard let original else {
            let added = try await addCountdown(
                length,
                label: fields.label.text,
                end: fields.end,
                starting: starting
            )
            let title = texts.current.title(of: added.timer)
            return texts.current(\.countdowns.added, [.title: title])
        }
        do throws(CountdownError) {
            // What nobody touched here may have been changed elsewhere.
            let edited = try await editCountdown(
                original.id,
                length: length == original.length.duration ? nil : length,
                label: fields.label.text == original.label.text ? nil : fields.label.text,
                end: fields.end == original.end ? nil : fields.end
            )
            let title = texts.current.title(of: edited)
            return texts.current(\.countdowns.saved, [.title: title])
        } catch .noChanges {
            return texts.current(\.errors.noChanges)
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
        state.update {
            change(&$0)
            $0.words = texts.current.words(for: $0, isNew: original == nil)
        }
    }
}
