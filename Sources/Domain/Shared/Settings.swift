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

    /// What differs from `before`.
    public func changes(since before: Settings) -> Set<SettingsChange> {
        var changes: Set<SettingsChange> = []
        if isMuted != before.isMuted { changes.insert(.isMuted) }
        if firstWeekday != before.firstWeekday { changes.insert(.firstWeekday) }
        if language != before.language { changes.insert(.language) }
        if policy != before.policy { changes.insert(.policy) }
        return changes
    }
}
