/// What can go wrong with the store as a whole.
public enum StoreError: FeatureError {
    /// What should be imported is no exported document, or records of it break a rule.
    case malformed
    /// The import would replace these records, as `kind/id`.
    case conflicts([String])
    /// Storage failed.
    case repository(RepositoryError)

    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .malformed: "malformed"
        case .conflicts: "confirmation-needed"
        case .repository(let error): error.code
        }
    }

    /// The store knows no fields.
    public var field: String? { nil }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        switch self {
        case .malformed, .conflicts: nil
        case .repository(let error): error
        }
    }
}
