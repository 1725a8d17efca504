/// Carries one question to a server and the answer back: the boundary to the network.
package protocol HTTPTransport: Sendable {
    /// The answer, with any status. Redirects are answers like others. It returns soon after a
    /// cancellation, and nothing of the connection is left then.
    ///
    /// - Throws: `.unreachable`, `.broken`, `.tooLarge` above `bodyLimit` bytes, `.proxied`, `.cancelled`.
    func send(
        _ request: HTTPRequest,
        bodyLimit: Int
    ) async throws(HTTPTransportError) -> HTTPResponse
}
