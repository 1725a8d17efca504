/// What a notification is about, before it is put into words.
public enum NotificationSubject: Hashable, Sendable {
    /// The goal of a timer is met.
    case focusGoal(FocusTimer)
    /// The rest of a timer's session is over.
    case focusRest(FocusTimer)

    /// The name of the request.
    public var requestID: NotificationRequest.ID {
        switch self {
        case .focusGoal: "focus.goal"
        case .focusRest: "focus.rest"
        }
    }
}

extension FocusStatus {
    /// What is to be shown when the present phase ends; nil when there is nothing to say.
    var notificationSubject: NotificationSubject? {
        if needsReview || phaseEndsAt == nil { return nil }
        return isResting ? .focusRest(timer) : .focusGoal(timer)
    }
}
