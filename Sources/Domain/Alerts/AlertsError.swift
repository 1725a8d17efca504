/// What can go wrong with service alerts.
public enum AlertsError: FeatureError {
    /// No server is known.
    case notConnected
    /// The text is no address of a server.
    case notAnAddress
    /// There is no such service, or no longer.
    case serviceNotFound(AlertService.ID)
    /// The alert was deleted or never was.
    case alertNotFound(ServiceAlert.ID)
    /// The last day of the period is before its first.
    case periodEndsTooSoon
    /// The server did not give what it was asked for.
    case remote(RemoteError)
    /// Storage failed.
    case repository(RepositoryError)
}

extension AlertsError {
    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .notConnected, .notAnAddress: "usage"
        case .serviceNotFound, .alertNotFound: "not-found"
        case .periodEndsTooSoon: "invalid-time"
        case .remote(let error): error.code
        case .repository(let error): error.code
        }
    }

    /// The field that broke the rule.
    public var field: String? {
        switch self {
        case .notConnected, .notAnAddress: "server"
        case .serviceNotFound: "service"
        case .alertNotFound: "alert"
        case .periodEndsTooSoon: "to"
        default: nil
        }
    }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }

    /// Whether what was kept may be shown instead: the server failed, rather than that it was right to
    /// ask nothing or to answer no.
    public var leavesWhatIsKept: Bool {
        guard case .remote(let error) = self else { return false }
        return error != .insecure && error != .cancelled
    }

    /// Whether nothing went wrong: whoever asked no longer wants to know.
    public var isCancellation: Bool {
        switch self {
        case .remote(.cancelled), .repository(.fetchFailed(.cancelled)),
            .repository(.saveFailed(.cancelled)):
            true
        default: false
        }
    }

    /// `try await AlertsError.asking { … }` throws what a server fails with as an error of the feature.
    package static func asking<Result: Sendable>(
        _ body: () async throws(RemoteError) -> Result
    ) async throws(AlertsError) -> Result {
        do { return try await body() } catch { throw .remote(error) }
    }
}
