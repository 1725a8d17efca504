public import Foundation
public import HaruDomain

/// The alarms by time of day, and when they ring.
@MainActor
public final class AlarmListViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let alarms: any AlarmRepository
    private let clock: WallClock
    private let environment: EnvironmentSource
    private let texts: TextSource
    private let switchAlarm: SwitchAlarmUseCase
    private let leaveOut: LeaveOutAlarmUseCase
    private let removeAlarm: RemoveAlarmUseCase
    private let intents = IntentQueue()
    private var stored: AlarmClock?

    package init(
        alarms: any AlarmRepository,
        clock: WallClock,
        environment: EnvironmentSource,
        texts: TextSource,
        switchAlarm: SwitchAlarmUseCase,
        leaveOut: LeaveOutAlarmUseCase,
        removeAlarm: RemoveAlarmUseCase,
        swipe: SwipeToDelete<Alarm.ID> = SwipeToDelete(inset: 20)
    ) {
        self.alarms = alarms
        self.clock = clock
        self.environment = environment
        self.texts = texts
        self.switchAlarm = switchAlarm
        self.leaveOut = leaveOut
        self.removeAlarm = removeAlarm
        state = ObservableValue(
            State(
                heading: texts.current(\.alarms.list),
                addButton: ButtonLabel(texts.current(\.alarms.newAlarm)),
                swipe: swipe
            )
        )
    }

    /// Keeps the state in step with what is stored, the clock and the language until the task is
    /// cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: alarms.changes, reload: reload, texts: texts) {
            if let stored = self.stored { self.show(stored) }
        }
    }

    /// Reads the alarms again.
    public func reload() async {
        await perform { () throws(AlarmError) in }
    }

    /// Leads to the editor of a new alarm.
    public func add() {
        effects.send(.navigate(Destination(.alarm(nil))))
    }

    /// Leads to the editor of an alarm.
    public func edit(_ id: Alarm.ID) {
        effects.send(.navigate(Destination(.alarm(id))))
    }

    /// Switches an alarm on or off, and says when it will ring.
    public func setOn(_ isOn: Bool, _ id: Alarm.ID) async {
        await perform { () throws(AlarmError) in
            do throws(AlarmError) { try await switchAlarm(id, on: isOn) } catch .noChanges {}
        }
        guard isOn, let row = state.value.rows?.first(where: { $0.id == id }), row.isOn,
            !row.untilText.isEmpty
        else { return }
        effects.send(.toast(row.untilText))
    }

    /// Leaves out the next ring of an alarm, or lets it ring after all: what its button says.
    public func toggleSkip(_ id: Alarm.ID) async {
        let (now, calendar) = (clock.now, environment.current.calendar)
        let skipped = stored?.entries[id]?.skippedDays(after: now, in: calendar) ?? []
        await perform { () throws(AlarmError) in
            try await leaveOut(skipped.isEmpty ? .next : .nothing, of: id)
        }
    }

    /// Takes what a finger does to the rows.
    public func swipe(_ event: SwipeToDelete<Alarm.ID>.Event) {
        for effect in state.handle(event, by: \.swipe, at: clock.steadyNow) {
            switch effect {
            case .delete(let id): askToRemove(id)
            }
        }
    }

    /// Asks whether to delete an alarm.
    public func askToRemove(_ id: Alarm.ID) {
        tell(.present(texts.current.alarmRemovalQuestion(id)))
    }

    /// Answers the dialogue with its first button; the alarm is deleted once the dialogue has gone.
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
        if let stored { show(stored) }
        for id in tell(.tick) { await remove(id) }
    }

    private func remove(_ id: Alarm.ID) async {
        await intents.run {
            do throws(AlarmError) {
                let alarm = stored?.entries[id]?.alarm
                try await removeAlarm(id)
                if let alarm {
                    let time = texts.current.time(alarm.time)
                    effects.send(.toast(texts.current(\.alarms.deleted, [.time: time])))
                }
            } catch {
                tell(.fail(texts.current.removalFailure(error)))
            }
        }
        await reload()
    }

    /// Does something and reads the alarms.
    private func perform(_ intent: () async throws(AlarmError) -> Void) async {
        await intents.run {
            do throws(AlarmError) {
                try await intent()
                show(try await alarms.alarms())
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    /// Returns what was confirmed and is to be done now.
    @discardableResult
    private func tell(_ event: ConfirmationDialog<Alarm.ID>.Event) -> [Alarm.ID] {
        state.tell(event, \.dialog, at: clock.steadyNow) { effects.send($0) }
    }

    private func show(_ stored: AlarmClock) {
        self.stored = stored
        let (now, calendar, texts) = (clock.now, environment.current.calendar, texts.current)
        var settled = stored
        settled.settle(at: now, in: calendar)
        let rows = settled.entriesInOrder.map { texts.row(of: $0, at: now, in: calendar) }
        let changes = settled.entries.values.compactMap {
            $0.nextDisplayChange(after: now, in: calendar)
        }
        state.update {
            $0.heading = texts(\.alarms.list)
            $0.summary = texts.summary(
                of: settled.next(after: now, in: calendar),
                at: now,
                in: calendar
            )
            $0.rows = rows
            $0.addButton = ButtonLabel(texts(\.alarms.newAlarm))
            $0.emptyText = rows.isEmpty ? texts(\.alarms.noAlarms) : ""
            $0.nextMinute = changes.min().map(clock.steady)
        }
        swipe(.keep(Set(rows.map(\.id))))
        if let asked = state.value.dialog.content?.action {
            let isThere = settled.entries[asked] != nil
            tell(.revise(asked, to: isThere ? texts.alarmRemovalQuestion(asked) : nil))
        }
    }
}
