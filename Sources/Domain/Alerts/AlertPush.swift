/// A message from outside the application that something happened to a service.
public struct AlertPush: Hashable, Sendable {
    /// The service it is about.
    public let serviceID: AlertService.ID
    /// The alert, where the message names one.
    public let alertID: ServiceAlert.ID?

    /// A push.
    public init(serviceID: AlertService.ID, alertID: ServiceAlert.ID? = nil) {
        self.serviceID = serviceID
        self.alertID = alertID
    }
}

extension ServiceBoard {
    /// Whether a push makes a sound and shows a notice: not for a muted service. One that was never
    /// seen has no switch, which means on.
    public func shouldPresent(_ push: AlertPush) -> Bool {
        self[push.serviceID]?.setting.notificationsOn ?? true
    }
}
