public import HaruDomain
import HaruPresentation

extension AppContainer {
    /// Makes the scheduler hold just what should be shown.
    public var planNotifications: PlanNotificationsUseCase {
        let environment = environment
        return PlanNotificationsUseCase(
            focus: focus,
            settings: settings,
            notifications: notifications,
            clock: clock,
            focusPolicy: focusPolicy,
            wording: NotificationWording { Texts(environment.current.language).lines(for: $0) }
        )
    }
}
