/// Which of the ready-made policies a person lives by.
public enum PolicyPreset: String, CaseIterable, Hashable, Sendable {
    /// For everyday use.
    case standard
    /// For people who try the flow quickly.
    case rapid
}
