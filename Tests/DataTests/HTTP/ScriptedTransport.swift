import Foundation
import HaruData
import HaruDomain

/// Answers as a script says, one step for each request and the last one for all that follow.
actor ScriptedTransport: HTTPTransport {
    enum Step: Sendable {
        case answer(Int, [String: String] = [:], body: String = "")
        case fail(HTTPTransportError)
        /// Nothing comes until the task is cancelled.
        case hang
    }

    private(set) var requests: [HTTPRequest] = []
    private let steps: [Step]

    init(_ steps: Step...) {
        self.steps = steps
    }

    /// The paths and queries that were asked for.
    var paths: [String] {
        requests.map { $0.url.path() + ($0.url.query().map { "?" + $0 } ?? "") }
    }

    func send(
        _ request: HTTPRequest,
        bodyLimit: Int
    ) async throws(HTTPTransportError) -> HTTPResponse {
        requests.append(request)
        switch steps[min(requests.count, steps.count) - 1] {
        case .answer(let status, let headers, let body):
            guard body.utf8.count <= bodyLimit else { throw .tooLarge }
            return HTTPResponse(status: status, headers: headers, body: Array(body.utf8))
        case .fail(let error): throw error
        case .hang:
            do { try await Task.sleep(for: .seconds(3600)) } catch { throw .cancelled }
            throw .broken
        }
    }
}
