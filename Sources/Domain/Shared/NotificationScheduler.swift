/// Holds notification requests and shows each at its moment: a platform's notification centre.
public protocol NotificationScheduler: Sendable {
    /// Whether the person lets notifications be shown.
    ///
    /// - Throws: `.repository`.
    func authorization() async throws(NotificationError) -> NotificationAuthorization

    /// Asks the person and returns the answer; asks nobody who has answered before.
    ///
    /// - Throws: `.repository`.
    func requestAuthorization() async throws(NotificationError) -> NotificationAuthorization

    /// What is held and not shown yet, in no order.
    ///
    /// - Throws: `.repository`.
    func pending() async throws(NotificationError) -> [NotificationRequest]

    /// Holds these requests, each in place of one with its name.
    ///
    /// - Throws: `.notAuthorized`, `.repository`.
    func add(_ requests: [NotificationRequest]) async throws(NotificationError)

    /// Forgets requests, and takes back those that are shown already; unknown names do no harm.
    ///
    /// - Throws: `.repository`.
    func remove(_ ids: Set<NotificationRequest.ID>) async throws(NotificationError)
}
