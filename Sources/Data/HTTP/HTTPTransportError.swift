/// Why there is no answer.
package enum HTTPTransportError: Error, Hashable, Sendable {
    /// No connection could be made.
    case unreachable
    /// The connection ended before the answer did.
    case broken
    /// The body is longer than was allowed.
    case tooLarge
    /// What should stay on this machine would go through a proxy.
    case proxied
    /// The task was cancelled.
    case cancelled
}
