extension RepositoryError {
    /// The failure in words for programs; the reason decides where it says more than the act.
    public var code: String {
        switch self {
        case .entityNotFound: "not-found"
        case .saveFailed(let reason): reason.code ?? "save-failed"
        case .fetchFailed(let reason): reason.code ?? "fetch-failed"
        }
    }
}

extension RepositoryError.Reason {
    fileprivate var code: String? {
        switch self {
        case .newer: "store-newer"
        case .lockedBy: "store-locked"
        case .damaged: "store-damaged"
        case .noSpace: "no-space"
        case .notPermitted, .io, .cancelled: nil
        }
    }
}
