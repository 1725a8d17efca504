/// An answer of a server, whatever its status.
package struct HTTPResponse: Hashable, Sendable {
    package var status: Int
    /// The fields of the head; names are in lower case.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(status: Int, headers: [String: String] = [:], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
