public import Foundation

/// What lives on the device of the alerts: the server that is talked to, and for each server that was
/// the services as they are known. It changes as one transaction.
public struct AlertDesk: Hashable, Sendable {
    /// The server that is talked to; nil before the first.
    public private(set) var connection: AlertConnection?
    /// The boards by `AlertConnection.server`; one that is back finds its switches as they were.
    public private(set) var boards: [String: ServiceBoard]

    /// A desk as it was kept.
    public init(connection: AlertConnection? = nil, boards: [String: ServiceBoard] = [:]) {
        self.connection = connection
        self.boards = boards
    }

    /// The services of the server that is talked to; an empty board without one.
    public var board: ServiceBoard {
        connection.flatMap { boards[$0.server] } ?? ServiceBoard()
    }

    /// Talks to a server from now on.
    public mutating func connect(to connection: AlertConnection) {
        self.connection = connection
    }

    /// Takes in a list of the services that was seen at an instant.
    ///
    /// - Throws: `.notConnected`.
    public mutating func note(
        _ list: AlertServiceList,
        at now: Date
    ) throws(AlertsError) {
        try change { $0.note(list, at: now) }
    }

    /// Selects a service, or none. Before the first list is there any can be.
    ///
    /// - Throws: `.notConnected`, `.serviceNotFound`.
    public mutating func select(_ id: AlertService.ID?) throws(AlertsError) {
        try change { board throws(AlertsError) in
            if let id, board.isListed, board[id] == nil { throw .serviceNotFound(id) }
            board.selected = id
        }
    }

    /// Switches the notices of a service.
    ///
    /// - Throws: `.notConnected`, `.serviceNotFound`.
    public mutating func set(_ setting: ServiceSetting) throws(AlertsError) {
        try change { board throws(AlertsError) in
            try board.setMuted(!setting.notificationsOn, of: setting.serviceID)
        }
    }

    /// Takes in that the alerts of a service were seen, up to the newest.
    ///
    /// - Throws: `.notConnected`.
    public mutating func look(
        at id: AlertService.ID,
        until newest: Date
    ) throws(AlertsError) {
        try change { $0.look(at: id, until: newest) }
    }

    private mutating func change(
        _ body: (inout ServiceBoard) throws(AlertsError) -> Void
    ) throws(AlertsError) {
        guard let server = connection?.server else { throw .notConnected }
        var board = board
        try body(&board)
        boards[server] = board
    }
}
