public import Foundation

/// What can go wrong with countdowns.
public enum CountdownError: FeatureError {
    /// The timer is not there, or no longer.
    case countdownNotFound(CountdownTimer.ID)
    /// The timer stays as it is.
    case noChanges
    /// The label has more characters than the limit.
    case labelTooLong(limit: Int)
    /// The length is not one of whole seconds from 0:00:01 to 23:59:59.
    case lengthNotAllowed
    /// The timer neither runs nor is paused.
    case notRunning
    /// The length of a timer that runs, is paused or has ended cannot be changed.
    case notIdle
    /// The sound for the end cannot be used.
    case soundNotAllowed(SoundProblem)
    /// Storage failed.
    case repository(RepositoryError)
}

extension CountdownError {
    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .countdownNotFound: "not-found"
        case .noChanges: "no-changes"
        case .labelTooLong: "title-too-long"
        case .lengthNotAllowed: "invalid-duration"
        case .soundNotAllowed: "sound-not-allowed"
        case .notRunning: "not-running"
        case .notIdle: "timer-is-running"
        case .repository(let error): error.code
        }
    }

    /// The field that broke the rule.
    public var field: String? {
        switch self {
        case .countdownNotFound: "countdown"
        case .labelTooLong: "label"
        case .soundNotAllowed: "end"
        case .lengthNotAllowed, .notIdle: "duration"
        default: nil
        }
    }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }
}
