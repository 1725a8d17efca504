import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport

/// Alarms in memory, a clock that a test moves, and the view models over them.
@MainActor
final class AlarmWorld {
    /// Where the person is; it can be reached from the environment's closure.
    private final class Place: Sendable {
        let value: Locked<UserEnvironment>

        init(_ environment: UserEnvironment) {
            value = Locked(environment)
        }
    }

    let clock: ManualClock
    let alarms = InMemoryAlarmRepository()
    let environment: EnvironmentSource
    let sounds: InMemorySoundLibrary
    private let place: Place

    init(
        now: String,
        language: Language = .korean,
        sounds: [String: [UInt8]] = [:]
    ) {
        clock = ManualClock(RFC3339.instant(now) ?? .distantPast)
        let zone = TimeZone(identifier: "Asia/Seoul") ?? .gmt
        let place = Place(UserEnvironment(zone: zone, language: language))
        self.sounds = InMemorySoundLibrary(sounds)
        environment = EnvironmentSource { place.value.withLock { $0 } }
        self.place = place
    }

    func move(to zone: String) {
        place.value.withLock { $0.zone = TimeZone(identifier: zone) ?? .gmt }
        environment.announceChange()
    }

    func speak(_ language: Language) {
        place.value.withLock { $0.language = language }
        environment.announceChange()
    }

    @discardableResult
    func add(
        _ number: Int = 1,
        hour: Int,
        minute: Int = 0,
        days: Set<Weekday> = [],
        label: String = "",
        snooze: Alarm.Snooze = .standard,
        isEnabled: Bool = true
    ) async throws -> Alarm {
        let alarm = try Alarm.fixture(
            id: UUID(number: number),
            hour: hour,
            minute: minute,
            days: days,
            label: label,
            snooze: snooze,
            isEnabled: isEnabled
        )
        let now = clock.clock.now
        try await alarms.update { clock throws(AlarmError) in clock.add(alarm, at: now) }
        return alarm
    }

    func answer(_ answer: AnswerAlarmUseCase.Answer, _ id: UUID) async throws {
        try await AnswerAlarmUseCase(
            alarms: alarms,
            clock: clock.clock,
            environment: environment
        )(answer, id)
    }

    func list() -> AlarmListViewModel {
        let (clock, texts) = (clock.clock, TextSource(environment))
        return AlarmListViewModel(
            alarms: alarms,
            clock: clock,
            environment: environment,
            texts: texts,
            switchAlarm: SwitchAlarmUseCase(
                alarms: alarms,
                clock: clock,
                environment: environment
            ),
            leaveOut: LeaveOutAlarmUseCase(
                alarms: alarms,
                clock: clock,
                environment: environment
            ),
            removeAlarm: RemoveAlarmUseCase(alarms: alarms)
        )
    }

    func editor(_ alarm: Alarm? = nil) -> AlarmEditorViewModel {
        AlarmEditorViewModel(
            editing: alarm,
            sounds: sounds,
            clock: clock.clock,
            environment: environment,
            texts: TextSource(environment),
            addAlarm: AddAlarmUseCase(
                alarms: alarms,
                sounds: sounds,
                clock: clock.clock,
                makeID: { UUID(number: 9) }
            ),
            editAlarm: EditAlarmUseCase(
                alarms: alarms,
                sounds: sounds,
                clock: clock.clock,
                environment: environment
            )
        )
    }

    func ringing() -> AlarmRingingViewModel {
        AlarmRingingViewModel(
            alarms: alarms,
            clock: clock.clock,
            environment: environment,
            texts: TextSource(environment),
            ringAlarms: RingAlarmsUseCase(
                alarms: alarms,
                clock: clock.clock,
                environment: environment
            ),
            answerAlarm: AnswerAlarmUseCase(
                alarms: alarms,
                clock: clock.clock,
                environment: environment
            )
        )
    }
}
