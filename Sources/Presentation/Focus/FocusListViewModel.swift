public import HaruDomain

/// The timers, the newest first, and which of them runs.
@MainActor
public final class FocusListViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let focus: any FocusRepository
    private let clock: WallClock
    private let texts: TextSource
    private let policy: FocusPolicy
    private let removeTimer: RemoveFocusTimerUseCase
    private let intents = IntentQueue()
    private var desk: FocusDesk?
    private var ledger = FocusLedger()

    package init(
        focus: any FocusRepository,
        clock: WallClock,
        texts: TextSource,
        policy: FocusPolicy,
        removeTimer: RemoveFocusTimerUseCase
    ) {
        self.focus = focus
        self.clock = clock
        self.texts = texts
        self.policy = policy
        self.removeTimer = removeTimer
        state = ObservableValue(
            State(
                heading: texts.current(\.focus.list),
                addButton: ButtonLabel(texts.current(\.focus.newTimer), isEnabled: false)
            )
        )
    }

    /// Keeps the state in step with what is stored and with the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        await keepInStep(with: focus.changes, reload: reload, texts: texts, show: reload)
    }

    /// Reads the timers and what was focused today again.
    public func reload() async {
        await intents.run {
            do throws(FocusError) {
                let today = texts.environment.current.calendar.day(at: clock.now)
                ledger = try await focus.ledger(of: today..<today.adding(days: 1))
                show(try await focus.desk())
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    /// Leads to the editor of a new timer, if there may be one more.
    public func add() {
        guard state.value.addButton.isEnabled else { return }
        effects.send(.navigate(Destination(.focusTimer(nil))))
    }

    /// Leads to the editor of a timer.
    public func edit(_ id: FocusTimer.ID) {
        effects.send(.navigate(Destination(.focusTimer(id))))
    }

    /// Asks whether to delete a timer.
    public func askToRemove(_ id: FocusTimer.ID) {
        tell(.present(texts.current.removalQuestion(id)))
    }

    /// Answers the dialogue with its first button; the timer is deleted once the dialogue has gone.
    public func confirm() {
        tell(.confirm)
    }

    /// Answers the dialogue with its other button.
    public func cancel() {
        tell(.cancel)
    }

    /// Goes on with what takes time, and with the next day. The host calls it at `nextRefresh`.
    public func refresh() async {
        for id in tell(.tick) { await remove(id) }
        if let end = state.value.dayEndsAt, clock.steadyNow >= end { await reload() }
    }

    private func remove(_ id: FocusTimer.ID) async {
        await intents.run {
            do throws(FocusError) {
                let title = desk?.timers[id]?.title.text
                try await removeTimer(id)
                if let title {
                    effects.send(.toast(texts.current(\.focus.deleted, [.title: title])))
                }
            } catch {
                tell(.fail(texts.current.removalFailure(error)))
            }
        }
        await reload()
    }

    /// Returns what was confirmed and is to be done now.
    @discardableResult
    private func tell(_ event: ConfirmationDialog<FocusTimer.ID>.Event) -> [FocusTimer.ID] {
        state.tell(event, \.dialog, at: clock.steadyNow) { effects.send($0) }
    }

    private func show(_ desk: FocusDesk) {
        self.desk = desk
        let calendar = texts.environment.current.calendar
        let statistics = FocusStatistics(ledger, desk: desk, calendar: calendar, now: clock.now)
        let today = statistics.today..<statistics.today.adding(days: 1)
        let texts = texts.current
        let rows = desk.timersInOrder.map { timer in
            texts.row(
                of: timer,
                isRunning: desk.session?.timerID == timer.id,
                today: statistics.total(of: today, in: .timer(timer.id)).focused
            )
        }
        let total = statistics.total(of: today, in: .all).focused
        state.update {
            $0.todayText = texts(\.focus.today, [.time: texts.total(total)])
            $0.todayAccessibility = AccessibilityText(
                label: texts(\.focus.today, [.time: texts.spokenTotal(total)])
            )
            $0.dayEndsAt = clock.steady(calendar.start(of: today.upperBound))
            $0.heading = texts(\.focus.list)
            $0.rows = rows
            $0.addButton = ButtonLabel(
                texts(\.focus.newTimer),
                isEnabled: policy.mostTimers.map { rows.count < $0 } ?? true
            )
            $0.emptyText = rows.isEmpty ? texts(\.focus.noTimers) : ""
        }
        if let asked = state.value.dialog.content?.action {
            let isThere = desk.timers[asked] != nil
            tell(.revise(asked, to: isThere ? texts.removalQuestion(asked) : nil))
        }
    }
}
