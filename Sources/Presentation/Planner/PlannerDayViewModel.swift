public import Foundation
public import HaruDomain

/// A day as a time line: its parts, what is planned in them and what is free, and the present minute.
///
/// It shows the plan that is running and goes on to the next one, until another date is chosen.
@MainActor
public final class PlannerDayViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    let clock: WallClock
    let texts: TextSource
    let useCases: PlannerUseCases
    let intents = IntentQueue()
    private let planner: any PlannerRepository
    private var stored: PlannedDay?
    private var timeline = PlannerTimeline()
    /// What is being typed, by detail; what is stored may be an earlier or a trimmed text.
    var drafts: [TodoDetail.ID: String] = [:]
    private var followsNow = true

    package init(
        planner: any PlannerRepository,
        clock: WallClock,
        texts: TextSource,
        useCases: PlannerUseCases
    ) {
        self.planner = planner
        self.clock = clock
        self.texts = texts
        self.useCases = useCases
        let today = texts.environment.current.calendar.localTime(at: clock.now).day
        state = ObservableValue(State(day: today))
        state.update { texts.current.fill(&$0, today: today) }
    }

    /// Keeps the state in step with what is stored, the clock and the language until the task is
    /// cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: planner.changes, reload: reload, texts: texts) {
            await self.reload()
        }
    }

    /// Reads the date again; the running one, unless another was chosen.
    public func reload() async {
        await perform { () throws(PlannerError) in }
    }

    /// Shows a date, whatever the time is.
    public func show(_ day: CalendarDay) async {
        followsNow = false
        state.update { $0.day = day }
        await reload()
    }

    /// Shows the plan that is running, and the next one when it ends.
    public func showNow() async {
        followsNow = true
        await reload()
    }

    /// Moves the present minute on, and goes on with what takes time. The host calls it at `nextRefresh`.
    public func refresh() async {
        await reload()
        for id in tell(.tick) { await remove(id) }
    }

    /// Leads to the steps that add a todo.
    public func add() {
        effects.send(.navigate(Destination(.newTodo(state.value.day))))
    }

    /// Shows the details of a todo, or hides them.
    public func toggleDetails(_ id: PlannedTodo.ID) {
        state.update { $0.expanded.formSymmetricDifference([id]) }
        if let stored { show(stored) }
    }

    /// Asks whether to delete a todo.
    public func askToRemove(_ id: PlannedTodo.ID) {
        guard let todo = stored?.todo(id) else { return }
        tell(.present(texts.current.removalQuestion(todo)))
    }

    /// Answers the dialogue with its first button; the todo is deleted once the dialogue has gone.
    public func confirm() { tell(.confirm) }

    /// Answers the dialogue with its other button.
    public func cancel() { tell(.cancel) }

    /// Divides this date into another number of parts, or asks what becomes of todos that are cut.
    public func redivide(into count: Int) async {
        await redivide(into: count, resolving: nil)
    }

    /// Answers the question about todos that are cut; nil leaves everything as it is.
    public func decide(_ resolution: PlannedDay.Resolution?) async {
        guard let question = state.value.redivision else { return }
        state.update { $0.redivision = nil }
        guard let resolution else { return }
        await redivide(into: question.count, resolving: resolution)
    }

    private func redivide(into count: Int, resolving resolution: PlannedDay.Resolution?) async {
        let day = state.value.day
        await perform { () throws(PlannerError) in
            do throws(PlannerError) {
                try await useCases.redivideDay(day, into: count, resolving: resolution)
            } catch .noChanges {
                return
            } catch .wouldCross(let todos) where resolution == nil {
                let question = texts.current.redivisionQuestion(into: count, crossing: todos)
                state.update { $0.redivision = question }
            }
        }
    }

    private func remove(_ id: PlannedTodo.ID) async {
        let day = state.value.day
        let title = stored?.todo(id)?.category.text
        await intents.run {
            do throws(PlannerError) {
                try await useCases.removeTodo(id, on: day)
                if let title {
                    effects.send(.toast(texts.current(\.planner.removed, [.title: title])))
                }
            } catch {
                tell(.fail(texts.current.removalFailure(error)))
            }
        }
        await reload()
    }

    /// Does something and reads the date.
    func perform(_ intent: () async throws(PlannerError) -> Void) async {
        await intents.run {
            do throws(PlannerError) {
                try await intent()
                show(try await read())
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    private func read() async throws(PlannerError) -> PlannedDay {
        guard followsNow else { return try await planner.day(state.value.day) }
        let calendar = texts.environment.current.calendar
        return try await planner.currentDay(at: clock.now, in: calendar)
    }

    /// Returns what was confirmed and is to be done now.
    @discardableResult
    private func tell(_ event: ConfirmationDialog<PlannedTodo.ID>.Event) -> [PlannedTodo.ID] {
        state.tell(event, \.dialog, at: clock.steadyNow) { effects.send($0) }
    }

    private func show(_ day: PlannedDay) {
        stored = day
        let now = clock.now
        let local = texts.environment.current.calendar.localTime(at: now)
        let details = Set(day.todos.flatMap(\.details).map(\.id))
        drafts = drafts.filter { details.contains($0.key) }
        var timeline = timeline
        state.update {
            $0.day = day.day
            $0.expanded.formIntersection(day.todos.map(\.id))
            $0.rows = timeline.rows(
                of: day,
                expanded: $0.expanded,
                drafts: drafts,
                in: texts.current
            )
            $0.now = day.isRunning(at: local) ? day.time(at: local) : nil
            $0.nowRow =
                day.isRunning(at: local)
                ? $0.rows?.last { $0.isAt(day.time(at: local)) }?.id : nil
            $0.nextMinute = clock.steady(
                now.adding(.milliseconds(60_000 - local.millisecondsOfDay % 60_000))
            )
            texts.current.fill(&$0, of: day, today: local.day)
        }
        self.timeline = timeline
        if let asked = state.value.dialog.content?.action {
            tell(.revise(asked, to: day.todo(asked).map(texts.current.removalQuestion)))
        }
    }
}
