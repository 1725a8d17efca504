public import Foundation

/// A failure to get something from a server, which reaches people inside the error of a feature. It
/// holds nothing that the server or the person wrote, so it may be logged.
public enum RemoteError: Error, Hashable, Sendable {
    /// There was no connection, or it broke.
    case offline
    /// The answer was not there in time.
    case timeout
    /// The server wants another token, or one at all.
    case unauthorized
    /// The server knows no such thing.
    case notFound
    /// The server wants to be left alone, until then if it says so; it is not asked before.
    case rateLimited(until: Date?)
    /// The server answered with this status, which means none of the others.
    case server(status: Int)
    /// The answer, or the part of it at this path (`$.alerts[3].title`), is not what was agreed.
    case malformed(path: String)
    /// The answer is longer than what is read.
    case tooLarge
    /// The connection would not be encrypted.
    case insecure
    /// Whoever asked no longer wants to know.
    case cancelled

    /// The failure in words for programs.
    public var code: String {
        switch self {
        case .offline: "offline"
        case .timeout: "timeout"
        case .unauthorized: "unauthorized"
        case .notFound: "not-found"
        case .rateLimited: "rate-limited"
        case .server: "server"
        case .malformed: "malformed"
        case .tooLarge: "too-large"
        case .insecure: "insecure"
        case .cancelled: "cancelled"
        }
    }
}
