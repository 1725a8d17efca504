/// Whether a todo can be put somewhere, and where else it could.
public struct TodoFit: Hashable, Sendable {
    /// Why it cannot. Where several hold, the first of them is told.
    public enum Problem: Hashable, Sendable {
        /// It would begin before the part does.
        case beforeStart
        /// It would end after the part does.
        case overflow
        /// This todo is there, of the date itself or of the one before or after.
        case overlap(with: PlannedTodo.ID)
    }

    /// The part that was asked for.
    public let part: DayPart
    /// The start that was asked for, a day later if only so it lies in the part.
    public let start: PlanTime
    /// The length that was asked for.
    public let length: PlannedTodo.Length
    /// Why it does not fit; nil when it does.
    public let problem: Problem?
    /// What is free in the part, in order.
    public let free: [Range<PlanTime>]
    /// The time in the part nearest to `start` at which it would fit, the earlier of two; nil when there
    /// is none.
    public let nearest: Range<PlanTime>?
}
