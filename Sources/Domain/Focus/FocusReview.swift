/// What a person says about an open stretch of focus that is too long to be believed.
public enum FocusReview: String, CaseIterable, Hashable, Sendable {
    /// It was focus until now.
    case keepAll = "keep"
    /// It was focus until the goal was met.
    case keepToGoal = "goal"
    /// It was no focus.
    case discard
}
