/// A part of the alert desk that changed.
public enum AlertDeskChange: Hashable, Sendable {
    /// Another server is talked to, or in another way.
    case connection
    /// The services of some server, their switches or the selection.
    case board
}

extension AlertDesk {
    /// What a transaction that began with `before` has changed.
    public func changes(since before: AlertDesk) -> Set<AlertDeskChange> {
        var changes: Set<AlertDeskChange> = []
        if connection != before.connection { changes.insert(.connection) }
        if boards != before.boards { changes.insert(.board) }
        return changes
    }
}
