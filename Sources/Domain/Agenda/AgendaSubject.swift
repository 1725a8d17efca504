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
    /// The rest of a timer's session is over.
    case focusRest(FocusTimer)
}
