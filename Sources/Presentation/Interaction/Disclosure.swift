/// How much of a picker is seen.
public enum Disclosure: Hashable, Sendable {
    /// The selection alone.
    case collapsed
    /// The rows around it, too.
    case expanded

    /// How long it takes from one to the other.
    public static let transition = Duration.milliseconds(250)

    /// The height in points.
    public var height: Double {
        switch self {
        case .collapsed: 113
        case .expanded: 312
        }
    }

    /// Turns one into the other.
    public mutating func toggle() {
        self = self == .collapsed ? .expanded : .collapsed
    }
}
