/// What can go wrong between a plan and the platform that should carry it out.
public enum NotificationError: FeatureError {
    /// The person has not agreed to notifications.
    case notAuthorized
    /// The scheduler could not read or keep its requests.
    case repository(RepositoryError)

    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .notAuthorized: "notifications-not-authorized"
        case .repository(let error): error.code
        }
    }

    /// No single field breaks a rule.
    public var field: String? { nil }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        switch self {
        case .notAuthorized: nil
        case .repository(let error): error
        }
    }
}
