public import HaruDomain
public import HaruPresentation

extension AppContainer {
    /// Reads what all features have to come.
    public var agenda: AgendaSource {
        AgendaSource(
            alarms: alarms,
            countdowns: countdowns,
            focus: focus,
            planner: planner,
            settings: settings,
            clock: clock,
            environment: environment,
            focusPolicy: focusPolicy
        )
    }

    /// Makes the scheduler hold just what should be shown.
    public var planNotifications: PlanNotificationsUseCase {
        let texts = texts
        return PlanNotificationsUseCase(
            agenda: agenda,
            notifications: notifications,
            limit: notificationLimit,
            wording: NotificationWording { texts.current.lines(for: $0) }
        )
    }

    /// A view model of the next `count` things to come.
    @MainActor
    public func makeAgendaViewModel(count: Int = 5) -> AgendaViewModel {
        AgendaViewModel(
            agenda: agenda,
            notifications: notifications,
            planNotifications: planNotifications,
            texts: texts,
            count: count
        )
    }
}
