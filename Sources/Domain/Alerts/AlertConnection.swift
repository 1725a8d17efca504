public import Foundation

/// The server that alerts come from, and how it is talked to. It holds no token, only where one lies.
public struct AlertConnection: Hashable, Sendable {
    /// What a server speaks.
    public enum Kind: String, CaseIterable, Hashable, Sendable {
        /// The contract in `Docs/openapi.yaml`.
        case haru
        /// Version 2 of the interface of Prometheus Alertmanager.
        case alertmanager
    }

    /// The labels of which the first that an alert of Alertmanager has names its service.
    public static let standardServiceLabels = ["service", "job", "alertname"]

    /// The address before the paths of the interface, without a slash at its end.
    public let address: URL
    /// What the server speaks.
    public let kind: Kind
    /// The file whose first line is the bearer token; nil where none is needed.
    public let tokenFile: String?
    /// The labels that name a service, the best first; only Alertmanager has any.
    public let serviceLabels: [String]

    /// A connection to an `http` or `https` address without name, password, query and fragment.
    ///
    /// - Throws: `.notAnAddress`.
    public init(
        _ address: String,
        kind: Kind = .haru,
        tokenFile: String? = nil,
        serviceLabels: [String] = standardServiceLabels
    ) throws(AlertsError) {
        guard var parts = URLComponents(string: address, encodingInvalidCharacters: false),
            parts.user == nil, parts.password == nil, parts.query == nil, parts.fragment == nil
        else { throw .notAnAddress }
        parts.scheme = parts.scheme?.lowercased()
        parts.percentEncodedHost = parts.percentEncodedHost?.lowercased()
        while parts.percentEncodedPath.hasSuffix("/") { parts.percentEncodedPath.removeLast() }
        guard let url = parts.url, ServerOrigin(url) != nil else { throw .notAnAddress }
        self.address = url
        self.kind = kind
        self.tokenFile = tokenFile
        self.serviceLabels = serviceLabels
    }

    /// The server in one word: two connections with the same are to one server.
    public var server: String { "\(kind.rawValue) \(address.absoluteString)" }

    /// Whether what is sent there is encrypted or stays on this machine.
    public var isSecure: Bool { ServerOrigin(address)?.isSecure ?? false }
}
