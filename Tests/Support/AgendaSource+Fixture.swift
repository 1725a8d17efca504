public import HaruDomain

extension AgendaSource {
    /// An agenda of repositories of which a test names only those that matter to it.
    public static func fixture(
        alarms: any AlarmRepository = InMemoryAlarmRepository(),
        countdowns: any CountdownRepository = InMemoryCountdownRepository(),
        focus: any FocusRepository = InMemoryFocusRepository(),
        planner: any PlannerRepository = InMemoryPlannerRepository(),
        settings: any SettingsRepository = InMemorySettingsRepository(),
        clock: WallClock,
        environment: EnvironmentSource = .fixture()
    ) -> AgendaSource {
        AgendaSource(
            alarms: alarms,
            countdowns: countdowns,
            focus: focus,
            planner: planner,
            settings: settings,
            clock: clock,
            environment: environment,
            focusPolicy: .standard
        )
    }
}

extension NotificationWording {
    /// The kind of a subject as title, and what people call it as body.
    public static let fixture = NotificationWording { subject in
        switch subject {
        case .alarm(let alarm): Lines(title: "alarm", body: alarm.label.text)
        case .snooze(let alarm): Lines(title: "snooze", body: alarm.label.text)
        case .countdown(let timer): Lines(title: "countdown", body: timer.label.text)
        case .todo(let todo): Lines(title: "todo", body: todo.category.text)
        case .focusGoal(let timer): Lines(title: "goal", body: timer.title.text)
        case .focusRest(let timer): Lines(title: "rest", body: timer.title.text)
        }
    }
}
