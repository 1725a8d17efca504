extension FocusError {
    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .title(.empty): "empty-title"
        case .title(.tooLong): "title-too-long"
        case .title(.duplicate): "duplicate-title"
        case .notAnEmoji: "not-an-emoji"
        case .goalNotOffered: "goal-not-offered"
        case .tooManyTimers: "too-many-timers"
        case .timerNotFound: "not-found"
        case .noChanges: "no-changes"
        case .timerIsRunning: "timer-is-running"
        case .alreadyRunning: "already-running"
        case .notRunning: "not-running"
        case .alreadyResting: "already-resting"
        case .notResting: "not-resting"
        case .extensionNotOffered: "extension-not-offered"
        case .tooSoon: "too-soon"
        case .needsReview: "needs-review"
        case .nothingToReview: "nothing-to-review"
        case .repository(let error): error.code
        }
    }

    /// The field that broke the rule.
    public var field: String? {
        switch self {
        case .title: "title"
        case .notAnEmoji: "icon"
        case .goalNotOffered: "goal"
        case .timerNotFound: "timer"
        case .extensionNotOffered: "extension"
        default: nil
        }
    }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }
}
