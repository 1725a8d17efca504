/// What to tell a scheduler so that it holds just what should be shown.
public struct NotificationPlan: Hashable, Sendable {
    /// Requests to hold from now on, some of them in place of one with the same name.
    public let add: [NotificationRequest]
    /// Requests that are held as they should be.
    public let keep: [NotificationRequest]
    /// Names of requests to forget.
    public let remove: Set<NotificationRequest.ID>

    /// The smallest difference between what is wanted and what is pending.
    public init(wanted: [NotificationRequest], pending: [NotificationRequest]) {
        let held = Set(pending)
        add = wanted.filter { !held.contains($0) }
        keep = wanted.filter(held.contains)
        remove = Set(pending.map(\.id)).subtracting(wanted.map(\.id))
    }
}
