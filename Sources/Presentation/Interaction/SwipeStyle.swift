/// The measures of a row that is pulled aside, in points, as if laid out from left to right.
public enum SwipeStyle {
    /// The width of what deletes, without insets.
    public static let actionWidth = 80.0
    /// Beyond this distance the icon is visible.
    public static let iconDistance = -25.0
    /// Beyond this distance a row that is let go opens.
    public static let openDistance = -40.0
    /// Beyond this velocity, in points a second, a row that is let go opens.
    public static let openVelocity = -400.0
    /// How a row comes to rest.
    public static let settling = Motion(
        duration: .milliseconds(250),
        damping: 0.85,
        velocity: 0.6
    )
}
