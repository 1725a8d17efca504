package import HaruDomain

/// Adds a todo to a date, step by step.
@MainActor
public final class AddTodoViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let day: CalendarDay
    private let planner: any PlannerRepository
    private let clock: WallClock
    private let texts: TextSource
    private let addTodo: AddTodoUseCase
    private let intents = IntentQueue()

    package init(
        on day: CalendarDay,
        planner: any PlannerRepository,
        clock: WallClock,
        texts: TextSource,
        addTodo: AddTodoUseCase
    ) {
        self.day = day
        self.planner = planner
        self.clock = clock
        self.texts = texts
        self.addTodo = addTodo
        state = ObservableValue(State(steps: AddTodoSteps(PlannedDay(day))))
        change { _ in }
    }

    /// Keeps what is free in step with what is stored until the task is cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: planner.changes, reload: reload, texts: texts) {
            self.change { _ in }
        }
    }

    /// Reads the date again.
    public func reload() async {
        await intents.run {
            do throws(PlannerError) {
                await take(.refresh(try await planner.day(day)))
                change { $0.failure = nil }
            } catch {
                change { $0.failure = error }
            }
        }
    }

    /// Takes what a person does in a step.
    public func send(_ event: AddTodoSteps.Event) async {
        await intents.run { await take(event) }
    }

    private func take(_ event: AddTodoSteps.Event) async {
        for effect in handle(event) {
            switch effect {
            case .interaction(let effect): effects.send(effect)
            case .add(let draft): await add(draft)
            }
        }
    }

    private func add(_ draft: AddTodoSteps.Draft) async {
        do throws(PlannerError) {
            let todo = try await addTodo(
                on: draft.day,
                draft.category,
                details: draft.details,
                in: draft.part,
                from: draft.start,
                for: .seconds(draft.minutes * 60)
            )
            _ = handle(.finish)
            let title = todo.category.text
            effects.send(.toast(texts.current(\.planner.added, [.title: title])))
        } catch {
            _ = handle(.refuse(error))
        }
    }

    private func handle(_ event: AddTodoSteps.Event) -> [AddTodoSteps.Effect] {
        var effects: [AddTodoSteps.Effect] = []
        change { effects = $0.steps.handle(event, at: clock.steadyNow) }
        return effects
    }

    private func change(_ change: (inout State) -> Void) {
        let texts = texts.current
        state.update {
            change(&$0)
            $0.words = texts.words(for: $0.steps)
        }
    }
}
