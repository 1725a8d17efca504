/// Days on end with at least a minute of focus each.
public struct FocusStreak: Hashable, Sendable {
    /// The days of the streak that ends today or, while today has less than a minute, yesterday.
    public let current: Int
    /// The days of the longest one up to today.
    public let best: Int

    /// A streak of one's own, for previews.
    public init(current: Int, best: Int) {
        self.current = current
        self.best = best
    }
}
