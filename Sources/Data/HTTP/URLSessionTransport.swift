import Foundation
import HaruDomain
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Carries questions through one `URLSession`, which lives as long as this does.
package final class URLSessionTransport: HTTPTransport {
    private let session: URLSession
    private let exchanges: HTTPExchanges

    package init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
        configuration.httpCookieStorage = nil
        configuration.httpCookieAcceptPolicy = .never
        configuration.httpShouldSetCookies = false
        configuration.urlCredentialStorage = nil
        // The client keeps the time; the system's own limit must not be the shorter one.
        configuration.timeoutIntervalForRequest = 3600
        exchanges = HTTPExchanges()
        // Only a delegate of the whole session is asked about redirects on Linux.
        session = URLSession(configuration: configuration, delegate: exchanges, delegateQueue: nil)
    }

    deinit {
        session.invalidateAndCancel()
    }

    package func send(
        _ request: HTTPRequest,
        bodyLimit: Int
    ) async throws(HTTPTransportError) -> HTTPResponse {
        let environment = ProcessInfo.processInfo.environment
        if ProxyRule.leadsAway(request.url, environment: environment) { throw .proxied }
        var urlRequest = URLRequest(url: request.url)
        for (name, value) in request.headers {
            urlRequest.setValue(value, forHTTPHeaderField: name)
        }
        let task = session.dataTask(with: urlRequest)
        let exchanges = exchanges
        exchanges.open(task, bodyLimit: bodyLimit)
        return try await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                exchanges.begin(task) { continuation.resume(returning: $0) }
            }
        } onCancel: {
            // Not what the system says of a cancelled task is waited for: it may take its time.
            exchanges.end(task, .failure(.cancelled))
        }.get()
    }
}
