public import HaruDomain

extension Texts {
    /// What went wrong with storage.
    public func message(for error: RepositoryError) -> String {
        switch error {
        case .entityNotFound: self(\.errors.entityNotFound)
        case .saveFailed(let reason): self(\.errors.saveFailed, [.reason: message(for: reason)])
        case .fetchFailed(let reason): self(\.errors.fetchFailed, [.reason: message(for: reason)])
        }
    }

    /// Why storage failed.
    public func message(for reason: RepositoryError.Reason) -> String {
        switch reason {
        case .newer: self(\.errors.newer)
        case .lockedBy(let processID): self(\.errors.locked, [.code: String(processID)])
        case .damaged: self(\.errors.damaged)
        case .noSpace: self(\.errors.noSpace)
        case .notPermitted: self(\.errors.notPermitted)
        case .io(let code): self(\.errors.systemFailure, [.code: String(code)])
        case .cancelled: self(\.errors.cancelled)
        }
    }
}
