public import HaruDomain

/// Makes a new alarm or changes one.
@MainActor
public final class AlarmEditorViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let original: Alarm?
    private let sounds: any SoundLibrary
    private let clock: WallClock
    private let environment: EnvironmentSource
    private let texts: TextSource
    private let addAlarm: AddAlarmUseCase
    private let editAlarm: EditAlarmUseCase
    private let intents = IntentQueue()

    package init(
        editing original: Alarm?,
        sounds: any SoundLibrary,
        clock: WallClock,
        environment: EnvironmentSource,
        texts: TextSource,
        addAlarm: AddAlarmUseCase,
        editAlarm: EditAlarmUseCase
    ) {
        self.original = original
        self.sounds = sounds
        self.clock = clock
        self.environment = environment
        self.texts = texts
        self.addAlarm = addAlarm
        self.editAlarm = editAlarm
        let now = environment.current.calendar.localTime(at: clock.now)
        var fields = State(
            time: original?.time ?? now.time,
            days: original?.days ?? [],
            label: original?.label.text ?? "",
            sound: original?.sound ?? .standard,
            snooze: original?.snooze ?? .standard
        )
        fields.words = texts.current.words(
            for: fields,
            isNew: original == nil,
            firstWeekday: environment.current.firstWeekday
        )
        state = ObservableValue(fields)
    }

    /// Speaks another language when it changes, until the task is cancelled. The host runs it.
    public func follow() async {
        for await _ in environment.changes { change { _ in } }
    }

    /// Takes a time that is chosen.
    public func time(_ time: TimeOfDay) {
        change {
            $0.time = time
            ($0.typedTime, $0.timeProblem) = (nil, nil)
        }
    }

    /// Takes a time as it is typed; what is none is not saved.
    public func type(time text: String) {
        change {
            $0.typedTime = text
            do throws(TimeText.Problem) {
                $0.time = try TimeText.time(text)
                $0.timeProblem = nil
            } catch {
                $0.timeProblem = error
            }
        }
    }

    /// Takes what is done to the days. No days are a choice, too.
    public func days(_ event: WeekdaySelector.Event) {
        send(event, to: \.days)
    }

    /// Takes what a text view reports of the label.
    public func label(_ event: LimitedText.Event) {
        send(event, to: \.label)
    }

    /// Takes the row of a snooze: its minutes, 0 for none. What is not offered is ignored.
    public func snooze(row: Int) {
        guard row == 0 || Alarm.Snooze.choices.contains(row) else { return }
        do throws(AlarmError) {
            let snooze = row == 0 ? Alarm.Snooze.off : try Alarm.Snooze(minutes: row)
            change { $0.snooze = snooze }
        } catch {
            state.update { $0.failure = error }
        }
    }

    /// Takes a sound, unless it could not be played when it is time: then the one before stays.
    public func sound(_ sound: Alarm.Sound) async {
        await intents.run {
            do throws(SoundProblem) {
                if case .named(let name) = sound { try await sounds.check(name) }
                change {
                    $0.sound = sound
                    $0.soundProblem = nil
                }
            } catch {
                change { $0.soundProblem = error }
            }
        }
    }

    /// Saves the alarm; an edit that changes nothing is saved at once and says so.
    public func save() async {
        await intents.run {
            guard !state.value.isSaved else { return }
            send(.endComposition, to: \.label)
            guard state.value.timeProblem == nil else {
                return effects.send(.haptic(.light))
            }
            do throws(AlarmError) {
                let message = try await store(state.value)
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
    private func store(_ fields: State) async throws(AlarmError) -> String {
        guard let original else {
            let alarm = try await addAlarm(
                time: fields.time,
                days: fields.days.days,
                label: fields.label.text,
                sound: fields.sound,
                snooze: fields.snooze
            )
            return texts.current(\.alarms.added, [.time: texts.current.time(alarm.time)])
        }
        do throws(AlarmError) {
            // What nobody touched here may have been changed elsewhere.
            let alarm = try await editAlarm(
                original.id,
                time: fields.time == original.time ? nil : fields.time,
                days: fields.days.days == original.days ? nil : fields.days.days,
                label: fields.label.text == original.label.text ? nil : fields.label.text,
                sound: fields.sound == original.sound ? nil : fields.sound,
                snooze: fields.snooze == original.snooze ? nil : fields.snooze
            )
            return texts.current(\.alarms.saved, [.time: texts.current.time(alarm.time)])
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
        let (texts, first) = (texts.current, environment.current.firstWeekday)
        state.update {
            change(&$0)
            $0.words = texts.words(for: $0, isNew: original == nil, firstWeekday: first)
        }
    }
}
