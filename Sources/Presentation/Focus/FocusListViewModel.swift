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
        await keepInStep(with: focus.changes, reload: reload, texts: texts) {
            if let desk = self.desk { self.show(desk) }
        }
    }

    /// Reads the timers again.
    public func reload() async {
        await intents.run {
            do throws(FocusError) {
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

    /// Goes on with what takes time. The host calls it at `nextRefresh`.
    public func refresh() async {
        for id in tell(.tick) { await remove(id) }
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
        let texts = texts.current
        let rows = desk.timersInOrder.map {
            texts.row(of: $0, isRunning: desk.session?.timerID == $0.id)
        }
        state.update {
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
