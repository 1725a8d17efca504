/// What changed of the settings, which are small enough to be read again as a whole.
public enum SettingsChange: Hashable, Sendable {
    /// One or several of them.
    case settings
}
