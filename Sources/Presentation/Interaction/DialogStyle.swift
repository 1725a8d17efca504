/// How a dialogue looks and moves, in points, and how tests find its buttons.
public enum DialogStyle {
    /// The backdrop goes from clear to dim.
    public static let dimming = Motion(duration: .milliseconds(200))
    /// The card comes in.
    public static let appearing = Motion(
        duration: .milliseconds(280),
        damping: 0.9,
        velocity: 0.6
    )
    /// Backdrop and card go.
    public static let disappearing = Motion(duration: .milliseconds(180))
    /// How far below its place the card begins.
    public static let appearingOffset = 20.0
    /// How far below its place the card ends.
    public static let disappearingOffset = 10.0
    /// The card is never wider.
    public static let maximumWidth = 500.0
    /// The identifier of the button that cancels.
    public static let cancelIdentifier = "dialog.cancel"
    /// The identifier of the button that confirms.
    public static let confirmIdentifier = "dialog.confirm"
}
