public import HaruDomain
public import Synchronization

/// The observers of a list, in the order in which they came; one may leave on any thread.
@usableFromInline
final class ObserverRegistry<Event>: Sendable {
    /// An observer and its place in the order.
    @usableFromInline
    final class Node: Sendable {
        @usableFromInline let serial: Int
        @usableFromInline let observer: @MainActor (Event) -> Void
        @usableFromInline let isOver = Atomic(false)

        @inlinable
        init(serial: Int, observer: @escaping @MainActor (Event) -> Void) {
            self.serial = serial
            self.observer = observer
        }

        /// Passes the event on, unless the observer has left.
        @MainActor
        @inlinable
        func hear(_ event: Event) {
            if !isOver.load(ordering: .relaxed) { observer(event) }
        }
    }

    /// What the lock protects.
    @usableFromInline
    struct Content: Sendable {
        @usableFromInline var nodes: [Node] = []
        @usableFromInline var added = 0

        @inlinable
        init() {}

        /// Where the node of a serial number stands, if it is there; the numbers ascend.
        @inlinable
        func index(of serial: Int) -> Int? {
            // No more can stand behind it than came after it.
            var (low, high) = (max(0, nodes.count - 1 - (added - serial)), nodes.count)
            while low < high {
                let middle = (low + high) / 2
                if nodes[middle].serial < serial { low = middle + 1 } else { high = middle }
            }
            return low < nodes.count && nodes[low].serial == serial ? low : nil
        }
    }

    @usableFromInline let content = Locked(Content())

    @inlinable
    init() {}

    @inlinable var nodes: [Node] { content.withLock { $0.nodes } }

    @inlinable
    func add(_ observer: @escaping @MainActor (Event) -> Void) -> Node {
        content.withLock { content in
            content.added += 1
            let node = Node(serial: content.added, observer: observer)
            content.nodes.append(node)
            return node
        }
    }

    @inlinable
    func remove(_ serial: Int) {
        // The node is released after the lock: what its observer holds may end other observations.
        let removed = content.withLock { content in
            content.index(of: serial).map { content.nodes.remove(at: $0) }
        }
        removed?.isOver.store(true, ordering: .relaxed)
    }

    @inlinable
    func removeAll() {
        let removed = content.withLock { content in
            defer { content.nodes = [] }
            return content.nodes
        }
        for node in removed { node.isOver.store(true, ordering: .relaxed) }
    }
}
