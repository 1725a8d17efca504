public import Foundation
public import HaruDomain

/// Lets alarms ring as long as a host follows it, and takes a person's answers.
@MainActor
public final class AlarmRingingViewModel {
    /// What to draw.
    public let state: ObservableValue<State>
    /// What to do once.
    public let effects = EffectChannel<Effect>()

    private let alarms: any AlarmRepository
    private let clock: WallClock
    private let environment: EnvironmentSource
    private let texts: TextSource
    private let ringAlarms: RingAlarmsUseCase
    private let answerAlarm: AnswerAlarmUseCase
    private let intents = IntentQueue()
    private var known: AlarmClock?
    private var heard: [Alarm.ID: AlarmState.Ring] = [:]

    package init(
        alarms: any AlarmRepository,
        clock: WallClock,
        environment: EnvironmentSource,
        texts: TextSource,
        ringAlarms: RingAlarmsUseCase,
        answerAlarm: AnswerAlarmUseCase
    ) {
        self.alarms = alarms
        self.clock = clock
        self.environment = environment
        self.texts = texts
        self.ringAlarms = ringAlarms
        self.answerAlarm = answerAlarm
        state = ObservableValue(State(silentText: texts.current(\.alarms.silent)))
    }

    /// Lets ring what is due, and keeps the state in step with what is stored, the clock and the
    /// language until the task is cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: alarms.changes, reload: refresh, texts: texts) {
            if let known = self.known { self.show(known) }
        }
    }

    /// Lets happen what is due. The host calls it at `nextRefresh`, when it starts, and after sleep.
    public func refresh() async {
        await perform { () throws(AlarmError) in }
    }

    /// Puts off an alarm that rings.
    public func snooze(_ id: Alarm.ID) async {
        await perform { () throws(AlarmError) in try await answerAlarm(.snooze, id) }
    }

    /// Ends an alarm that rings or was put off.
    public func stop(_ id: Alarm.ID) async {
        await perform { () throws(AlarmError) in try await answerAlarm(.stop, id) }
    }

    private func perform(_ intent: () async throws(AlarmError) -> Void) async {
        await intents.run {
            do throws(AlarmError) {
                try await intent()
                let outcome = try await ringAlarms()
                tell(outcome)
                show(outcome.clock)
                state.update { $0.failure = nil }
            } catch {
                let later = clock.steadyNow.adding(.seconds(1))
                state.update {
                    $0.failure = error
                    // A host that asked at once would ask for ever.
                    if let next = $0.nextRefresh { $0.nextRefresh = max(next, later) }
                }
            }
        }
    }

    /// Tells what began here, what was missed, and what ended, wherever it did. Who comes while an alarm
    /// rings lets it be heard, too.
    private func tell(_ outcome: RingAlarmsUseCase.Outcome) {
        let entries = outcome.clock.entries
        for (id, ring) in heard where entries[id]?.state.ring?.due != ring.due {
            heard[id] = nil
            effects.send(.silence(id))
        }
        for alarm in outcome.missed {
            guard let missed = entries[alarm.id]?.state.missedAt else { continue }
            effects.send(.missed(alarm, at: missed))
        }
        let began = Set(outcome.began.map(\.id))
        for entry in outcome.clock.entriesInOrder {
            guard let ring = entry.state.ring, known == nil || began.contains(entry.id) else {
                continue
            }
            heard[entry.id] = ring
            effects.send(.ring(entry.alarm))
            effects.send(.interaction(.announce(texts.current.spokenTitle(of: entry.alarm))))
        }
    }

    private func show(_ known: AlarmClock) {
        self.known = known
        let (now, calendar, texts) = (clock.now, environment.current.calendar, texts.current)
        var settled = known
        settled.settle(at: now, in: calendar)
        let calls = known.entriesInOrder.compactMap { texts.call(of: $0) }
        let changes = known.entries.values.compactMap { $0.nextChange(after: now, in: calendar) }
        state.update {
            $0.calls = calls
            $0.silentText = calls.isEmpty ? texts(\.alarms.silent) : ""
            // After a change of the clock or the zone something may be due at once.
            $0.nextRefresh = settled == known ? changes.min().map(clock.steady) : clock.steadyNow
        }
    }
}
