/// What a calendar shows of a date that has todos.
public struct DayMark: Hashable, Sendable {
    /// How many there are; one or more.
    public let total: Int
    /// How many of them are done.
    public let done: Int

    /// A mark; nil for a date without todos.
    public init?(total: Int, done: Int) {
        guard total > 0 else { return nil }
        self.total = total
        self.done = min(max(done, 0), total)
    }
}
