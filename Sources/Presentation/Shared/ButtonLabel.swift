/// A button as it is drawn and spoken.
public struct ButtonLabel: Hashable, Sendable {
    /// What stands on it.
    public var title: String
    /// What assistive technology says.
    public var accessibility: AccessibilityText
    /// Whether it can be used.
    public var isEnabled: Bool

    /// A button that is spoken as it is drawn, unless told otherwise.
    public init(_ title: String, accessibility: AccessibilityText? = nil, isEnabled: Bool = true) {
        self.title = title
        self.accessibility = accessibility ?? AccessibilityText(label: title)
        self.isEnabled = isEnabled
    }
}
