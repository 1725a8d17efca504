public import Foundation

/// The rows of a list that are pulled aside to show what deletes them; at most one is open.
///
/// Distances are in points. Right-to-left layouts are mirrored here, so a host passes on what it measures.
public struct SwipeToDelete<ID: Hashable & Sendable>: StateMachine {
    /// What a finger does.
    public enum Event: Hashable, Sendable {
        /// It touches a row.
        case touch(ID)
        /// It has moved so far since it touched; the first movement decides about the direction.
        case move(x: Double, y: Double)
        /// It leaves, this fast, in points a second.
        case release(velocity: Double)
        /// The system took the touch away.
        case cancel
        /// It taps what deletes an open row.
        case delete(ID)
        /// It does something elsewhere: every row closes.
        case close
        /// These rows are left in the list.
        case keep(Set<ID>)
    }

    /// How a row stands.
    public enum Phase: Hashable, Sendable {
        /// It lies in its place.
        case closed
        /// It follows a finger, `offset` points from its place.
        case dragging(offset: Double, isIconVisible: Bool)
        /// It shows what deletes it.
        case open
    }

    /// What is to be done once.
    public enum Effect: Hashable, Sendable {
        /// The person wants this row to be deleted.
        case delete(ID)
    }

    private struct Drag: Hashable, Sendable {
        let row: ID
        let start: Double
        var isHorizontal: Bool?
        /// How far the row is from its place, as if it were laid out from left to right.
        var distance: Double
    }

    /// Whether the layout runs from right to left.
    public let isRightToLeft: Bool
    /// How far a row opens: negative, towards the start of the line.
    public let limit: Double
    /// The row that is open; nil while none is.
    public private(set) var openRow: ID?

    private var drag: Drag?

    /// A list of closed rows with these insets at the side from which rows are pulled away.
    public init(inset: Double, safeInset: Double = 0, isRightToLeft: Bool = false) {
        self.isRightToLeft = isRightToLeft
        limit = -(SwipeStyle.actionWidth + inset + safeInset)
    }

    /// How a row stands.
    public func phase(of row: ID) -> Phase {
        if let drag, drag.row == row, drag.isHorizontal == true {
            return .dragging(
                offset: mirrored(drag.distance),
                isIconVisible: drag.distance < SwipeStyle.iconDistance
            )
        }
        return openRow == row ? .open : .closed
    }

    /// How far a row is drawn from its place, mirrored with the layout.
    public func offset(of row: ID) -> Double {
        switch phase(of: row) {
        case .closed: 0
        case .dragging(let offset, _): offset
        case .open: mirrored(limit)
        }
    }

    /// Takes what a finger does. Only an open row can be deleted.
    public mutating func handle(_ event: Event, at now: Date) -> [Effect] {
        switch event {
        case .touch(let row):
            guard drag == nil else { return [] }
            let start = openRow == row ? limit : 0
            drag = Drag(row: row, start: start, distance: start)
        case .move(let x, let y):
            move(mirrored(x), y)
        case .release(let velocity):
            release(mirrored(velocity))
        case .cancel:
            drag = nil
        case .delete(let row):
            guard phase(of: row) == .open else { return [] }
            openRow = nil
            return [.delete(row)]
        case .close:
            (openRow, drag) = (nil, nil)
        case .keep(let rows):
            if let row = openRow, !rows.contains(row) { openRow = nil }
            if let row = drag?.row, !rows.contains(row) { drag = nil }
        }
        return []
    }

    private mutating func move(_ x: Double, _ y: Double) {
        guard var drag, x != 0 || y != 0 else { return }
        let isHorizontal = drag.isHorizontal ?? (abs(x) > abs(y))
        drag.isHorizontal = isHorizontal
        if isHorizontal { drag.distance = min(max(drag.start + x, limit), 0) }
        self.drag = drag
    }

    private mutating func release(_ velocity: Double) {
        guard let drag else { return }
        self.drag = nil
        guard drag.isHorizontal == true else { return }
        let opens =
            drag.distance < SwipeStyle.openDistance || velocity < SwipeStyle.openVelocity
        if opens {
            openRow = drag.row
        } else if openRow == drag.row {
            openRow = nil
        }
    }

    private func mirrored(_ value: Double) -> Double { isRightToLeft ? -value : value }
}
