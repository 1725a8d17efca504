/// What assistive technology says of something that is seen.
public struct AccessibilityText: Hashable, Sendable {
    /// What it is; never empty.
    public var label: String
    /// How it stands; nil where there is nothing to say.
    public var value: String?
    /// What happens when it is used; nil where that is plain.
    public var hint: String?

    /// A description.
    public init(label: String, value: String? = nil, hint: String? = nil) {
        self.label = label
        self.value = value
        self.hint = hint
    }
}
