public import Foundation

/// A service that was seen, with what this device knows of it.
public struct KnownService: Identifiable, Hashable, Sendable {
    /// The service as it was last listed.
    public var service: AlertService
    /// Whether its alerts come without sound and notice.
    public var isMuted: Bool
    /// Since when a list that knows all services has lacked it; nil while it is listed.
    public var missingSince: Date?
    /// When the newest alert happened that was seen; nil when none was.
    public var seenUntil: Date?

    /// What the server calls it.
    public var id: AlertService.ID { service.id }

    /// A service that was seen, with its switch as it was left.
    public init(
        _ service: AlertService,
        isMuted: Bool = false,
        missingSince: Date? = nil,
        seenUntil: Date? = nil
    ) {
        self.service = service
        self.isMuted = isMuted
        self.missingSince = missingSince
        self.seenUntil = seenUntil
    }

    /// How many alerts of a page are newer than what was seen; all of them before the first look.
    public func newAlerts(on page: AlertPage) -> Int {
        page.alerts.count { alert in seenUntil.map { alert.occurredAt > $0 } ?? true }
    }

    /// Its switch as a person sees it.
    public var setting: ServiceSetting {
        ServiceSetting(serviceID: id, notificationsOn: !isMuted)
    }
}
