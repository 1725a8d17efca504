/// A distance between things, in points.
public enum Spacing: Double, CaseIterable, Hashable, Sendable {
    /// Within one thing.
    case xs = 4
    /// Between what belongs together.
    case sm = 8
    /// Between rows.
    case md = 12
    /// At the edges of a card.
    case lg = 16
    /// At the edges of a screen.
    case xl = 20
    /// Between parts of a screen.
    case xxl = 32
}
