public import Foundation

/// What can go wrong with alarms.
public enum AlarmError: FeatureError {
    /// The alarm is not there, or no longer.
    case alarmNotFound(Alarm.ID)
    /// The alarm stays as it is.
    case noChanges
    /// The label has more characters than the limit.
    case labelTooLong(limit: Int)
    /// An alarm cannot be put off by that much: by so many minutes.
    case snoozeNotOffered(offered: ClosedRange<Int>)
    /// The sound cannot be used, and why.
    case soundNotAllowed(SoundProblem)
    /// A pause ends before it begins.
    case pauseEndsTooSoon
    /// No ring is to come that could be left out.
    case nothingToSkip
    /// The alarm does not ring.
    case notRinging
    /// The alarm cannot be put off.
    case snoozeIsOff
    /// Storage failed.
    case repository(RepositoryError)
}
