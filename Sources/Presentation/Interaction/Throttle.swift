public import Foundation
internal import HaruDomain

/// Lets something happen at most once in an interval; what comes sooner is dropped.
public struct Throttle: Hashable, Sendable {
    /// The shortest time between two.
    public let interval: Duration

    private var last: Date?

    /// A throttle that lets the first one through.
    public init(_ interval: Duration) {
        self.interval = interval
    }

    /// Whether it may happen now; if so the interval begins anew. `now` is on the steady clock.
    public mutating func allows(at now: Date) -> Bool {
        if let last, now.duration(since: last) < interval { return false }
        last = now
        return true
    }
}
