/// Whether a screen is light or dark.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}
