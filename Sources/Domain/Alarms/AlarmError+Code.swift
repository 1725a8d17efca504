extension AlarmError {
    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .alarmNotFound: "not-found"
        case .noChanges: "no-changes"
        case .labelTooLong: "title-too-long"
        case .snoozeNotOffered: "invalid-duration"
        case .soundNotAllowed: "sound-not-allowed"
        case .pauseEndsTooSoon: "invalid-time"
        case .nothingToSkip: "nothing-to-skip"
        case .notRinging: "not-ringing"
        case .snoozeIsOff: "snooze-is-off"
        case .repository(let error): error.code
        }
    }

    /// The field that broke the rule.
    public var field: String? {
        switch self {
        case .alarmNotFound: "alarm"
        case .labelTooLong: "label"
        case .snoozeNotOffered, .snoozeIsOff: "snooze"
        case .soundNotAllowed: "sound"
        case .pauseEndsTooSoon: "to"
        default: nil
        }
    }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }
}
