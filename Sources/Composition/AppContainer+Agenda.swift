public import HaruDomain
import HaruPresentation

extension AppContainer {
    /// Makes the scheduler hold just what should be shown.
    public var planNotifications: PlanNotificationsUseCase {
        let texts = texts
        return PlanNotificationsUseCase(
            focus: focus,
            settings: settings,
            notifications: notifications,
            clock: clock,
            focusPolicy: focusPolicy,
            wording: NotificationWording { texts.current.lines(for: $0) }
        )
    }
}
