import Foundation
import HaruDomain
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// The exchanges of a session that are under way. Each ends once: with its answer, at the limit of its
/// body, or when it is cancelled; what comes later is dropped.
final class HTTPExchanges: NSObject, URLSessionDataDelegate {
    typealias Outcome = Result<HTTPResponse, HTTPTransportError>

    private struct Exchange: Sendable {
        let bodyLimit: Int
        var body: [UInt8] = []
        var finish: (@Sendable (Outcome) -> Void)?
    }

    private let exchanges = Locked<[Int: Exchange]>([:])

    /// Makes room for what a task brings; from now on it can be ended.
    func open(_ task: URLSessionTask, bodyLimit: Int) {
        exchanges.withLock { $0[task.taskIdentifier] = Exchange(bodyLimit: bodyLimit) }
    }

    /// Starts a task and says how it ends: at once, if it has been ended already.
    func begin(_ task: URLSessionTask, finish: @escaping @Sendable (Outcome) -> Void) {
        let id = task.taskIdentifier
        let isOpen = exchanges.withLock { exchanges in
            exchanges[id]?.finish = finish
            return exchanges[id] != nil
        }
        if isOpen { task.resume() } else { finish(.failure(.cancelled)) }
    }

    /// Ends an exchange, unless it has ended.
    func end(_ task: URLSessionTask, _ outcome: Outcome) {
        let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
        if exchange != nil, case .failure = outcome { task.cancel() }
        exchange?.finish?(outcome)
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest,
        completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    /// Nobody is asked for a password. Left alone, Linux would wait for one for ever.
    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didReceive challenge: URLAuthenticationChallenge,
        completionHandler:
            @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) {
        let asksForPassword = [
            NSURLAuthenticationMethodDefault, NSURLAuthenticationMethodHTTPBasic,
            NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodHTMLForm,
        ].contains(challenge.protectionSpace.authenticationMethod)
        guard asksForPassword else { return completionHandler(.performDefaultHandling, nil) }
        end(task, .success(HTTPResponse(status: 401)))
        completionHandler(.cancelAuthenticationChallenge, nil)
    }

    func urlSession(
        _ session: URLSession,
        dataTask: URLSessionDataTask,
        didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        completionHandler(.allow)
        let id = dataTask.taskIdentifier
        let limit = exchanges.withLock { $0[id]?.bodyLimit } ?? .max
        if response.expectedContentLength > limit { end(dataTask, .failure(.tooLarge)) }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let id = dataTask.taskIdentifier
        let fits = exchanges.withLock { exchanges in
            // No second reference to the body: with one, each piece would copy all before it.
            guard let room = exchanges[id].map({ $0.bodyLimit - $0.body.count }) else {
                return true
            }
            if data.count <= room { exchanges[id]?.body.append(contentsOf: data) }
            return data.count <= room
        }
        if !fits { end(dataTask, .failure(.tooLarge)) }
    }

    func urlSession(
        _ session: URLSession,
        task: URLSessionTask,
        didCompleteWithError error: (any Error)?
    ) {
        let body = exchanges.withLock { $0[task.taskIdentifier]?.body } ?? []
        if let error {
            end(task, .failure(HTTPTransportError(error)))
        } else if let response = task.response as? HTTPURLResponse {
            end(task, .success(HTTPResponse(response, body: body)))
        } else {
            end(task, .failure(.broken))
        }
    }
}

extension HTTPResponse {
    fileprivate init(_ response: HTTPURLResponse, body: [UInt8]) {
        self.init(status: response.statusCode, body: body)
        for (name, value) in response.allHeaderFields {
            guard let name = name as? String, let value = value as? String else { continue }
            headers[name.lowercased()] = value
        }
    }
}

extension HTTPTransportError {
    fileprivate init(_ error: any Error) {
        switch (error as? URLError)?.code {
        case .cancelled: self = .cancelled
        case .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
            .secureConnectionFailed, .serverCertificateUntrusted:
            self = .unreachable
        default: self = .broken
        }
    }
}
