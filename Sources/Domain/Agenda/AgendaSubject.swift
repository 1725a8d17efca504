/// What something that is to come is about, before it is put into words.
public enum AgendaSubject: Hashable, Sendable {
    /// An alarm rings.
    case alarm(Alarm)
    /// An alarm that was put off rings.
    case snooze(Alarm)
    /// A countdown ends.
    case countdown(CountdownTimer)
    /// The goal of a timer is met.
    case focusGoal(FocusTimer)
    /// A todo of the plan that is running begins.
    case todo(PlannedTodo)
    /// The rest of a timer's session is over.
    case focusRest(FocusTimer)
}
