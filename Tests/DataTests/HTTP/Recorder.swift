import HaruDomain

/// What was told, in order.
final class Recorder<Element: Sendable>: Sendable {
    private let recorded = Locked<[Element]>([])

    var all: [Element] { recorded.withLock { $0 } }

    @Sendable func append(_ element: Element) {
        recorded.withLock { $0.append(element) }
    }
}
