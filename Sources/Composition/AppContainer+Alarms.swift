public import HaruDomain
public import HaruPresentation

extension AppContainer {
    /// Adds alarms.
    public var addAlarm: AddAlarmUseCase {
        AddAlarmUseCase(alarms: alarms, sounds: sounds, clock: clock, makeID: makeID)
    }

    /// Changes alarms.
    public var editAlarm: EditAlarmUseCase {
        EditAlarmUseCase(alarms: alarms, sounds: sounds, clock: clock, environment: environment)
    }

    /// Removes alarms.
    public var removeAlarm: RemoveAlarmUseCase {
        RemoveAlarmUseCase(alarms: alarms)
    }

    /// Switches alarms on and off.
    public var switchAlarm: SwitchAlarmUseCase {
        SwitchAlarmUseCase(alarms: alarms, clock: clock, environment: environment)
    }

    /// Skips rings and pauses alarms.
    public var leaveOutAlarm: LeaveOutAlarmUseCase {
        LeaveOutAlarmUseCase(alarms: alarms, clock: clock, environment: environment)
    }

    /// Snoozes and stops alarms.
    public var answerAlarm: AnswerAlarmUseCase {
        AnswerAlarmUseCase(alarms: alarms, clock: clock, environment: environment)
    }

    /// Lets alarms ring when they are due.
    public var ringAlarms: RingAlarmsUseCase {
        RingAlarmsUseCase(alarms: alarms, clock: clock, environment: environment)
    }

    /// A view model of the alarms, whose rows can be pulled aside as `swipe` has it.
    @MainActor
    public func makeAlarmListViewModel(
        swipe: SwipeToDelete<Alarm.ID> = SwipeToDelete(inset: 20)
    ) -> AlarmListViewModel {
        AlarmListViewModel(
            alarms: alarms,
            clock: clock,
            environment: environment,
            texts: texts,
            switchAlarm: switchAlarm,
            leaveOut: leaveOutAlarm,
            removeAlarm: removeAlarm,
            swipe: swipe
        )
    }

    /// A view model that makes an alarm or, given one, changes it.
    @MainActor
    public func makeAlarmEditorViewModel(editing alarm: Alarm? = nil) -> AlarmEditorViewModel {
        AlarmEditorViewModel(
            editing: alarm,
            sounds: sounds,
            clock: clock,
            environment: environment,
            texts: texts,
            addAlarm: addAlarm,
            editAlarm: editAlarm
        )
    }

    /// A view model of what rings; one that is followed makes alarms ring.
    @MainActor
    public func makeAlarmRingingViewModel() -> AlarmRingingViewModel {
        AlarmRingingViewModel(
            alarms: alarms,
            clock: clock,
            environment: environment,
            texts: texts,
            ringAlarms: ringAlarms,
            answerAlarm: answerAlarm
        )
    }
}
