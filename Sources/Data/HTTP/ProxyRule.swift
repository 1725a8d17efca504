import Foundation
import HaruDomain

/// Which proxy the system's library takes from the process's environment. Nothing can talk it out of one,
/// not even for this machine, so what must stay here is not sent at all when it would leave.
enum ProxyRule {
    /// Whether a question to this machine would go through a proxy.
    static func leadsAway(_ url: URL, environment: [String: String]) -> Bool {
        guard let origin = ServerOrigin(url), origin.scheme == "http", origin.isLoopback else {
            return false
        }
        // HTTP_PROXY in capitals is not read: a web server may have set it from a header.
        let proxies = ["http_proxy", "all_proxy", "ALL_PROXY"].compactMap { environment[$0] }
        guard let proxy = proxies.first, !proxy.isEmpty else { return false }
        let exceptions = environment["no_proxy"] ?? environment["NO_PROXY"] ?? ""
        let host = origin.host.trimmingCharacters(in: ["[", "]"])
        return !exceptions.split(whereSeparator: { ", ".contains($0) }).contains { exception in
            let name = exception.lowercased().drop { $0 == "." }
            return exception == "*" || host == name || host.hasSuffix("." + name)
        }
    }
}
