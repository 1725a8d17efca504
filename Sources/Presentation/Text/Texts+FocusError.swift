public import HaruDomain

extension Texts {
    /// What went wrong with focus.
    public func message(for error: FocusError) -> String {
        switch error {
        case .title(.empty): self(\.errors.emptyTitle)
        case .title(.tooLong(let limit)): self(\.errors.titleTooLong, [.limit: limit])
        case .timerNotFound: self(\.errors.timerNotFound)
        case .alreadyRunning: self(\.errors.alreadyRunning)
        case .notRunning: self(\.errors.notRunning)
        case .alreadyResting: self(\.errors.alreadyResting)
        case .notResting: self(\.errors.notResting)
        case .repository(let error): message(for: error)
        }
    }
}
