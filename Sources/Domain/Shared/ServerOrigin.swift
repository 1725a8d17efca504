package import Foundation

/// Where a server is: what two addresses share that may be trusted with the same token.
package struct ServerOrigin: Hashable, Sendable {
    package let scheme: String
    package let host: String
    package let port: Int

    /// The origin of an `http` or `https` address; nil for any other.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
            let host = url.host(percentEncoded: true)?.lowercased(), !host.isEmpty
        else { return nil }
        self.scheme = scheme
        self.host = host
        port = url.port ?? (scheme == "https" ? 443 : 80)
    }

    /// Whether what is sent there is encrypted or stays on this machine.
    package var isSecure: Bool { scheme == "https" || isLoopback }

    /// Whether the host is this machine: `localhost`, 127.0.0.0/8 in four numbers, or ::1 (RFC 6761,
    /// RFC 1122, RFC 4291). Shorter forms of an address are not.
    package var isLoopback: Bool {
        if ["localhost", "::1", "[::1]"].contains(host) || host.hasSuffix(".localhost") {
            return true
        }
        let parts = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127"
            && parts.allSatisfy { part in
                part.utf8.allSatisfy { (0x30...0x39).contains($0) }
                    && UInt8(part).map { String($0) == part } ?? false
            }
    }
}
