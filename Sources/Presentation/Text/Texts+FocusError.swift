public import HaruDomain

extension Texts {
    /// What went wrong with focus.
    public func message(for error: FocusError) -> String {
        switch error {
        case .title(.empty): self(\.errors.emptyTitle)
        case .title(.tooLong(let limit)): self(\.errors.titleTooLong, [.limit: limit])
        case .title(.duplicate): self(\.errors.duplicateTitle)
        case .notAnEmoji: self(\.errors.notAnEmoji)
        case .goalNotOffered(nil): self(\.errors.notAGoal)
        case .goalNotOffered(let nearest?):
            self(\.errors.goalNotOffered, [.goal: goal(nearest.duration)])
        case .tooManyTimers(let limit): self(\.errors.tooManyTimers, [.limit: limit])
        case .noChanges: self(\.errors.noChanges)
        case .timerIsRunning: self(\.errors.timerIsRunning)
        case .extensionNotOffered(let offered):
            self(\.errors.extensionNotOffered, [.list: list(offered.map(goal))])
        case .tooSoon: self(\.errors.tooSoon)
        case .needsReview: self(\.errors.needsReview)
        case .nothingToReview: self(\.errors.nothingToReview)
        case .timerNotFound: self(\.errors.timerNotFound)
        case .alreadyRunning: self(\.errors.alreadyRunning)
        case .notRunning: self(\.errors.notRunning)
        case .alreadyResting: self(\.errors.alreadyResting)
        case .notResting: self(\.errors.notResting)
        case .repository(let error): message(for: error)
        }
    }
}
