public import Foundation

/// A service that was seen, with what this device knows of it.
public struct KnownService: Identifiable, Hashable, Sendable {
    /// The service as it was last listed.
    public var service: AlertService
    /// Whether its alerts come without sound and notice.
    public var isMuted: Bool
    /// Since when a list that knows all services has lacked it; nil while it is listed.
    public var missingSince: Date?

    /// What the server calls it.
    public var id: AlertService.ID { service.id }

    /// A service that was seen, with its switch as it was left.
    public init(_ service: AlertService, isMuted: Bool = false, missingSince: Date? = nil) {
        self.service = service
        self.isMuted = isMuted
        self.missingSince = missingSince
    }

    /// Its switch as a person sees it.
    public var setting: ServiceSetting {
        ServiceSetting(serviceID: id, notificationsOn: !isMuted)
    }
}
