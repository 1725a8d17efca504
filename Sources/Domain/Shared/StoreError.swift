/// What can go wrong with the store as a whole.
public enum StoreError: FeatureError {
    /// Storage failed.
    case repository(RepositoryError)

    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .repository(let error): error.code
        }
    }

    /// The store knows no fields.
    public var field: String? { nil }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        switch self {
        case .repository(let error): error
        }
    }
}
