/// What can go wrong with the settings.
public enum SettingsError: FeatureError {
    /// Storage failed.
    case repository(RepositoryError)

    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .repository(let error): error.code
        }
    }

    /// No field of the settings breaks a rule.
    public var field: String? { nil }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        switch self {
        case .repository(let error): error
        }
    }
}
