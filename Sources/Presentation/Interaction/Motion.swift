/// A movement between two looks: how long it takes, and how far it springs.
public struct Motion: Hashable, Sendable {
    /// How long it takes.
    public var duration: Duration
    /// How fast the spring comes to rest, 0…1; 1 for a movement that does not swing.
    public var damping: Double
    /// How fast the spring begins.
    public var velocity: Double

    /// A movement; without a spring unless one is given.
    public init(duration: Duration, damping: Double = 1, velocity: Double = 0) {
        self.duration = duration
        self.damping = damping
        self.velocity = velocity
    }
}
