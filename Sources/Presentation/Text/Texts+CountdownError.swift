public import HaruDomain

extension Texts {
    /// What went wrong with countdowns.
    public func message(for error: CountdownError) -> String {
        switch error {
        case .countdownNotFound: self(\.errors.countdownNotFound)
        case .noChanges: self(\.errors.noChanges)
        case .labelTooLong(let limit): self(\.errors.labelTooLong, [.limit: limit])
        case .lengthNotAllowed: self(\.errors.lengthNotAllowed)
        case .notRunning: self(\.errors.countdownNotRunning)
        case .notIdle: self(\.errors.countdownNotIdle)
        case .soundNotAllowed(let problem): message(for: problem)
        case .repository(let error): message(for: error)
        }
    }
}
