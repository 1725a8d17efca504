package import Foundation

/// A question to a server. There is only one method, GET.
package struct HTTPRequest: Hashable, Sendable {
    /// The whole address.
    package var url: URL
    /// The fields of the head; names are in lower case.
    package var headers: [String: String]

    package init(url: URL, headers: [String: String] = [:]) {
        self.url = url
        self.headers = headers
    }
}
