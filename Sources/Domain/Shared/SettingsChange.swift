/// A part of the settings that changed.
public enum SettingsChange: CaseIterable, Hashable, Sendable {
    /// The property of `Settings` with this name.
    case isMuted, firstWeekday, language, policy
}
