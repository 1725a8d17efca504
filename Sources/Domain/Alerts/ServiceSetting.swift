/// Whether a person wants to be told of the alerts of a service. One that is absent means yes.
public struct ServiceSetting: Hashable, Sendable {
    /// The service.
    public let serviceID: AlertService.ID
    /// Whether its alerts make a sound and show a notice.
    public let notificationsOn: Bool

    /// A setting.
    public init(serviceID: AlertService.ID, notificationsOn: Bool = true) {
        self.serviceID = serviceID
        self.notificationsOn = notificationsOn
    }
}
