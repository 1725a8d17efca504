package import Foundation
package import HaruDomain

/// Asks one server: in time, again where that helps, and never with its token anywhere else.
package final class APIClient: Sendable {
    /// The token for the server, asked for before each question; nil where none is needed.
    package typealias TokenProvider = @Sendable () async throws(RemoteError) -> String?

    private let address: URL
    private let transport: any HTTPTransport
    private let policy: RemotePolicy
    private let pacing: RequestPacing
    private let token: TokenProvider
    private let diagnostics: @Sendable (DiagnosticEvent) -> Void

    /// Until when the server wants to be left alone.
    private let quietUntil = Locked<Date?>(nil)

    package init(
        address: URL,
        transport: any HTTPTransport,
        policy: RemotePolicy = .standard,
        pacing: RequestPacing,
        token: @escaping TokenProvider = { nil },
        diagnostics: @escaping @Sendable (DiagnosticEvent) -> Void = { _ in }
    ) {
        self.address = address
        self.transport = transport
        self.policy = policy
        self.pacing = pacing
        self.token = token
        self.diagnostics = diagnostics
    }

    /// The answer to a question: of status 200, or 304 if the question had a tag.
    ///
    /// - Throws: Every case of `RemoteError`, `.malformed` for an answer that no question expects.
    package func get(_ endpoint: Endpoint) async throws(RemoteError) -> HTTPResponse {
        guard let url = endpoint.url(under: address) else { throw .notFound }
        guard let origin = ServerOrigin(url), origin.isSecure || policy.allowsInsecure else {
            throw .insecure
        }
        if let until = quietUntil.withLock({ $0 }), pacing.clock.steadyNow < until {
            throw .rateLimited(until: pacing.clock.wall(until))
        }
        var request = HTTPRequest(url: url, headers: ["accept": "application/json"])
        if let tag = endpoint.tag { request.headers["if-none-match"] = tag }
        let question = request
        return try await pacing.within(policy.totalLimit) { () async throws(RemoteError) in
            try await self.ask(question)
        }
    }

    /// Tries until there is an answer or nothing more to try.
    private func ask(_ question: HTTPRequest) async throws(RemoteError) -> HTTPResponse {
        var question = question
        if let token = try await token() {
            guard Self.isHeaderValue(token) else { throw .unauthorized }
            question.headers["authorization"] = "Bearer " + token
        }
        var tries = 1
        while true {
            let attempt = question
            let failure: RequestFailure
            do throws(RequestFailure) {
                return try await pacing.within(policy.tryLimit) {
                    () async throws(RequestFailure) in try await self.follow(attempt)
                }
            } catch {
                failure = error
            }
            guard failure.mayPass else { throw failure.error }
            if let pause = failure.pause, pause > policy.longestPause {
                let until = pacing.clock.steadyNow.adding(pause)
                quietUntil.withLock { $0 = until }
                throw .rateLimited(until: pacing.clock.wall(until))
            }
            guard tries < policy.mostTries else { throw failure.error }
            let pause = failure.pause ?? pacing.pause(after: tries, first: policy.firstPause)
            diagnostics(.retried(after: pause, reason: failure.error))
            try await pacing.wait(pause)
            tries += 1
        }
    }

    /// One try with the redirects that it takes.
    private func follow(_ question: HTTPRequest) async throws(RequestFailure) -> HTTPResponse {
        var question = question
        var redirects = 0
        while true {
            let response: HTTPResponse
            do throws(HTTPTransportError) {
                response = try await transport.send(question, bodyLimit: policy.bodyLimit)
            } catch {
                throw RequestFailure(of: error)
            }
            guard [301, 302, 303, 307, 308].contains(response.status) else {
                return try checked(response, asking: question)
            }
            guard redirects < policy.mostRedirects, let location = response.headers["location"],
                let next = URL(string: location, relativeTo: question.url)?.absoluteURL,
                let origin = ServerOrigin(next), origin == ServerOrigin(question.url),
                next.user == nil, next.password == nil
            else { throw RequestFailure(.server(status: response.status)) }
            question.url = next
            redirects += 1
        }
    }

    private func checked(
        _ response: HTTPResponse,
        asking question: HTTPRequest
    ) throws(RequestFailure) -> HTTPResponse {
        let now = pacing.clock.now
        let pause = RetryAfter.pause(response.headers["retry-after"], now: now)
        switch response.status {
        case 200..<300: return response
        case 304 where question.headers["if-none-match"] != nil: return response
        case 401, 403: throw RequestFailure(.unauthorized)
        case 404, 410: throw RequestFailure(.notFound)
        case 429: throw RequestFailure(.rateLimited(until: nil), mayPass: true, pause: pause)
        case 502, 503, 504:
            let error = RemoteError.server(status: response.status)
            throw RequestFailure(error, mayPass: true, pause: pause)
        default: throw RequestFailure(.server(status: response.status))
        }
    }

    /// Whether a token can be a header without becoming two.
    private static func isHeaderValue(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
    }
}
