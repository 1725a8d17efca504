/// Whether a person lets notifications be shown.
public enum NotificationAuthorization: String, CaseIterable, Hashable, Sendable {
    /// Nobody has asked.
    case notDetermined
    /// The person refused: whatever is planned will not be seen.
    case denied
    /// The person agreed.
    case authorized
}
