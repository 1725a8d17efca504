/// What a person chose for the whole application. It changes as one transaction.
public struct Settings: Hashable, Sendable {
    /// Whether notices come without a sound.
    public var isMuted = false
    /// The day a week begins with; nil leaves it to the language.
    public var firstWeekday: Weekday?
    /// The language of every text; nil leaves it to the system.
    public var language: Language?
    /// The ready-made policy in force.
    public var policy = PolicyPreset.standard

    /// The settings of someone who chose nothing yet.
    public init() {}
}
