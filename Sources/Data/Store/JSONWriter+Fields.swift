package import Foundation

/// Fields of the usual types, each appended in one piece.
extension JSONWriter {
    package mutating func field(_ name: StaticString, _ value: Int64) {
        field(name, upTo: 20) { $0.put(value) }
    }

    package mutating func field(_ name: StaticString, _ value: Int) {
        field(name, Int64(value))
    }

    package mutating func field(_ name: StaticString, _ value: Bool) {
        field(name, upTo: 5) { $0.put(value ? "true" : "false") }
    }

    package mutating func field(_ name: StaticString, _ value: UUID) {
        field(name, upTo: 38) { $0.putQuoted(value) }
    }

    package mutating func field(_ name: StaticString, _ value: String) {
        var value = value
        let isWritten = value.withUTF8 { text in
            if text.contains(where: Self.mayNeedEscape) { return false }
            field(name, upTo: text.count + 2) { piece in
                piece.put(UInt8(ascii: "\""))
                piece.put(text)
                piece.put(UInt8(ascii: "\""))
            }
            return true
        }
        if isWritten { return }
        field(name, upTo: 0) { _ in }
        string(value)
    }

    /// Writes the name of a field and what `value` puts behind it, at most so many bytes.
    @inline(__always) mutating func field(
        _ name: StaticString,
        upTo count: Int,
        _ value: (inout JSONPiece) -> Void
    ) {
        let isFirst = bytes.last == UInt8(ascii: "{")
        append(upTo: name.utf8CodeUnitCount + 4 + count) { piece in
            if !isFirst { piece.put(UInt8(ascii: ",")) }
            piece.put(UInt8(ascii: "\""))
            piece.put(name)
            piece.put(UInt8(ascii: "\""))
            piece.put(UInt8(ascii: ":"))
            value(&piece)
        }
    }
}
