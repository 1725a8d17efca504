/// What turns one list into another, by the identity of the elements: structure first, content apart.
///
/// Elements that stay are moved as rarely as possible. Where an identity occurs several times, its
/// occurrences are told apart by their order. The time it takes is in proportion to both lists, and
/// grows a little faster (n log n) only with the elements that changed their order.
public struct ListDifference<Element: Identifiable & Equatable> {
    /// An element and its place in the new list.
    public struct Placed {
        /// The place.
        public let index: Int
        /// The element as it is in the new list.
        public let element: Element

        @inlinable
        init(_ element: Element, at index: Int) {
            self.index = index
            self.element = element
        }
    }

    /// An element that is in both lists, at places that do not go together.
    public struct Move: Hashable, Sendable {
        /// The place in the old list.
        public let from: Int
        /// The place in the new list.
        public let to: Int

        @inlinable
        init(from: Int, to: Int) {
            self.from = from
            self.to = to
        }
    }

    /// The places in the old list whose elements have gone, ascending.
    public var removals: [Int] = []
    /// What has come, ascending.
    public var insertions: [Placed] = []
    /// What has moved, ascending by its new place.
    public var moves: [Move] = []
    /// What is in both lists with another content, ascending; to be drawn again after the rest.
    public var updates: [Placed] = []

    /// Whether both lists are equal.
    public var isEmpty: Bool {
        removals.isEmpty && insertions.isEmpty && moves.isEmpty && updates.isEmpty
    }

    /// The new list, made of the old one: the list that this difference began from.
    public func applied(to old: [Element]) -> [Element] {
        let gone = Set(removals).union(moves.map(\.from))
        var staying = old.indices.filter { !gone.contains($0) }[...]
        var (insertion, move) = (insertions[...], moves[...])
        let count = old.count - removals.count + insertions.count
        var new = (0..<count).map { index in
            if insertion.first?.index == index { return insertion.removeFirst().element }
            if move.first?.to == index { return old[move.removeFirst().from] }
            return old[staying.removeFirst()]
        }
        for update in updates { new[update.index] = update.element }
        return new
    }
}

extension ListDifference: Sendable where Element: Sendable {}
extension ListDifference.Placed: Sendable where Element: Sendable {}
extension ListDifference: Equatable {}
extension ListDifference.Placed: Equatable {}
