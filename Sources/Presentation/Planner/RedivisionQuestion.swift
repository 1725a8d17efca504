public import HaruDomain

/// What is asked when a new division would cut todos. Until it is answered nothing changes.
public struct RedivisionQuestion: Hashable, Sendable {
    /// The number of parts that was asked for.
    public let count: Int
    /// The todos that would be cut.
    public let crossing: [PlannedTodo]
    /// What is asked.
    public var title: String
    /// Which todos it is about.
    public var message: String
    /// Moves them to the nearest free time.
    public var moveButton: ButtonLabel
    /// Ends them at the boundary.
    public var shortenButton: ButtonLabel
    /// Leaves everything as it is.
    public var cancelButton: ButtonLabel

    /// One of one's own, for previews.
    public init(
        count: Int,
        crossing: [PlannedTodo],
        title: String,
        message: String,
        moveButton: ButtonLabel,
        shortenButton: ButtonLabel,
        cancelButton: ButtonLabel
    ) {
        self.count = count
        self.crossing = crossing
        self.title = title
        self.message = message
        self.moveButton = moveButton
        self.shortenButton = shortenButton
        self.cancelButton = cancelButton
    }
}
