import Foundation

/// What is asked for, below the address of a server.
package struct Endpoint: Hashable, Sendable {
    /// A part of a query.
    package struct Item: Hashable, Sendable {
        let name: String
        let value: String
    }

    /// The parts of the path, not encoded yet.
    let path: [String]
    /// The query in its order, without what is not asked for.
    let query: [Item]
    /// The tag of the answer that is there already.
    let tag: String?

    package init(_ path: String..., query: KeyValuePairs<String, String?> = [:], tag: String? = nil)
    {
        self.path = path
        self.query = query.compactMap { name, value in value.map { Item(name: name, value: $0) } }
        self.tag = tag
    }

    /// The whole address; nil where none can be made, as with an identifier that is a way up.
    func url(under address: URL) -> URL? {
        guard !path.contains(where: { [".", ".."].contains($0) }) else { return nil }
        let path = path.map { "/" + Self.encoded($0) }.joined()
        let query = query.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }
        let end = query.isEmpty ? "" : "?" + query.joined(separator: "&")
        return URL(string: address.absoluteString + path + end)
    }

    /// Everything but the unreserved characters of RFC 3986, so that no identifier leaves its place.
    private static func encoded(_ text: String) -> String {
        text.utf8.map(encoded).joined()
    }

    private static func encoded(_ byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            String(UnicodeScalar(byte))
        case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
            String(UnicodeScalar(byte))
        default:
            "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
    }
}
