public import Foundation

/// A sheet at the lower edge that makes room for the keyboard and is pulled down to be dismissed.
public struct BottomSheet: StateMachine {
    /// What can happen to it; distances are in points, from the top down.
    public enum Event: Hashable, Sendable {
        /// It comes up.
        case present
        /// It is laid out: the lower edge of what contains it, and its own height.
        case layout(containerBottom: Double, height: Double)
        /// The keyboard's upper edge has moved; nil when there is no keyboard.
        case keyboard(top: Double?)
        /// A finger has pulled it down so far; up for a negative number.
        case pull(Double)
        /// The finger leaves, this fast, in points a second.
        case release(velocity: Double)
        /// The person leaves it in another way.
        case dismiss
    }

    /// Faster than this, in points a second, a pull dismisses.
    public static let dismissVelocity = 500.0
    /// The space below its content.
    public static let bottomInset = 20.0

    /// Whether it is up.
    public private(set) var isPresented = false
    /// How far it is pulled down; never negative.
    public private(set) var offset = 0.0

    private var containerBottom = 0.0
    private var height = 0.0
    private var keyboardTop: Double?

    /// A sheet that is not up.
    public init() {}

    /// How much of what contains it the keyboard covers.
    public var keyboardOverlap: Double { keyboardTop.map { max(containerBottom - $0, 0) } ?? 0 }

    /// The space below its content, the keyboard included.
    public var bottomInset: Double { Self.bottomInset + keyboardOverlap }

    /// Takes an event. A sheet that was pulled down past a tenth of its height goes.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .present:
            isPresented = true
        case .layout(let containerBottom, let height):
            (self.containerBottom, self.height) = (containerBottom, height)
        case .keyboard(let top):
            keyboardTop = top
        case .pull(let distance):
            if isPresented { offset = max(0, distance) }
        case .release(let velocity):
            let isFar = height > 0 && offset > height / 10
            if isFar || (offset > 0 && velocity > Self.dismissVelocity) { isPresented = false }
            offset = 0
        case .dismiss:
            (isPresented, offset) = (false, 0)
        }
        return []
    }
}
