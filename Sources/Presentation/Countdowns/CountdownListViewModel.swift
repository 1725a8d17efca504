public import Foundation
public import HaruDomain

/// The countdowns, and what is left of each.
@MainActor
public final class CountdownListViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<Effect>()

    private let countdowns: any CountdownRepository
    private let clock: WallClock
    private let texts: TextSource
    private let runCountdown: RunCountdownUseCase
    private let finishCountdowns: FinishCountdownsUseCase
    private let removeCountdown: RemoveCountdownUseCase
    private let intents = IntentQueue()
    private var stored: Countdowns?

    package init(
        countdowns: any CountdownRepository,
        clock: WallClock,
        texts: TextSource,
        runCountdown: RunCountdownUseCase,
        finishCountdowns: FinishCountdownsUseCase,
        removeCountdown: RemoveCountdownUseCase,
        swipe: SwipeToDelete<CountdownTimer.ID> = SwipeToDelete(inset: 20)
    ) {
        self.countdowns = countdowns
        self.clock = clock
        self.texts = texts
        self.runCountdown = runCountdown
        self.finishCountdowns = finishCountdowns
        self.removeCountdown = removeCountdown
        state = ObservableValue(
            State(
                heading: texts.current(\.countdowns.list),
                addButton: ButtonLabel(texts.current(\.countdowns.newCountdown)),
                swipe: swipe
            )
        )
    }

    /// Keeps the state in step with what is stored, the zone and the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        await keepInStep(with: countdowns.changes, reload: reload, texts: texts, show: reload)
    }

    /// Reads the countdowns again, and tells of those that have ended.
    public func reload() async {
        await perform { () throws(CountdownError) in }
    }

    /// Does what a button of a row says.
    public func perform(
        _ action: RunCountdownUseCase.Intent,
        on id: CountdownTimer.ID
    ) async {
        await perform { () throws(CountdownError) in try await runCountdown(action, id) }
    }

    /// Leads to the editor of a new timer.
    public func add() {
        effects.send(.interaction(.navigate(Destination(.countdown(nil)))))
    }

    /// Leads to the editor of a timer.
    public func edit(_ id: CountdownTimer.ID) {
        effects.send(.interaction(.navigate(Destination(.countdown(id)))))
    }

    /// Takes what a finger does to the rows.
    public func swipe(_ event: SwipeToDelete<CountdownTimer.ID>.Event) {
        for effect in state.handle(event, by: \.swipe, at: clock.steadyNow) {
            switch effect {
            case .delete(let id): askToRemove(id)
            }
        }
    }

    /// Asks whether to delete a timer.
    public func askToRemove(_ id: CountdownTimer.ID) {
        tell(.present(texts.current.countdownRemovalQuestion(id)))
    }

    /// Answers the dialogue with its first button; the timer is deleted once the dialogue has gone.
    public func confirm() {
        tell(.confirm)
    }

    /// Answers the dialogue with its other button.
    public func cancel() {
        tell(.cancel)
    }

    /// Brings the texts up to date and goes on with what takes time. The host calls it at
    /// `nextRefresh`.
    public func refresh() async {
        for id in tell(.tick) { await remove(id) }
        guard let stored else { return }
        let now = clock.steadyNow
        if stored.hasNews(at: now) { await reload() } else { show(stored) }
    }

    private func remove(_ id: CountdownTimer.ID) async {
        await intents.run {
            do throws(CountdownError) {
                let timer = stored?.all[id]?.timer
                try await removeCountdown(id)
                if let timer {
                    let title = texts.current.title(of: timer)
                    let message = texts.current(\.countdowns.deleted, [.title: title])
                    effects.send(.interaction(.toast(message)))
                }
            } catch {
                tell(.fail(texts.current.removalFailure(error)))
            }
        }
        await reload()
    }

    /// Does something, reads the countdowns and tells of those that have ended.
    private func perform(_ intent: () async throws(CountdownError) -> Void) async {
        await intents.run {
            do throws(CountdownError) {
                try await intent()
                var read = try await countdowns.countdowns()
                if read.hasNews(at: clock.steadyNow) {
                    for ended in try await finishCountdowns() {
                        effects.send(.ended(ended.timer))
                    }
                    read = try await countdowns.countdowns()
                }
                show(read)
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    /// Returns what was confirmed and is to be done now.
    @discardableResult
    private func tell(
        _ event: ConfirmationDialog<CountdownTimer.ID>.Event
    ) -> [CountdownTimer.ID] {
        state.tell(event, \.dialog, at: clock.steadyNow) { effects.send(.interaction($0)) }
    }

    private func show(_ stored: Countdowns) {
        self.stored = stored
        let (now, texts) = (clock.steadyNow, texts.current)
        let calendar = self.texts.environment.current.calendar
        let settled = stored.settled(at: now)
        let rows = settled.inOrder.map { texts.row(of: $0, at: now, in: calendar) }
        state.update {
            $0.heading = texts(\.countdowns.list)
            $0.rows = rows
            $0.addButton = ButtonLabel(texts(\.countdowns.newCountdown))
            $0.emptyText = rows.isEmpty ? texts(\.countdowns.noCountdowns) : ""
            $0.nextSecond = settled.nextDisplayChange(after: now)
        }
        swipe(.keep(Set(rows.map(\.id))))
        if let asked = state.value.dialog.content?.action {
            let isThere = settled.all[asked] != nil
            tell(.revise(asked, to: isThere ? texts.countdownRemovalQuestion(asked) : nil))
        }
    }
}

extension Countdowns {
    /// When what is left of one, in whole seconds rounded up, changes next; nil while none runs.
    fileprivate func nextDisplayChange(after now: Date) -> Date? {
        all.values.compactMap { countdown in
            guard countdown.endsAt != nil else { return nil }
            let left = countdown.remaining(at: now).milliseconds
            return now.adding(.milliseconds((left - 1) % 1000 + 1))
        }.min()
    }
}
