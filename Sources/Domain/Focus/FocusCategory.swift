/// Whose time a statistic counts.
public enum FocusCategory: Hashable, Sendable {
    /// Every timer's, those that were removed included.
    case all
    /// One timer's, whatever it is called.
    case timer(FocusTimer.ID)
}
