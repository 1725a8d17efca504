import Foundation
import HaruDomain

extension JSONReader {
    /// What becomes of the values in a copy.
    enum Leaves {
        case same
        /// Whole numbers are milliseconds since 1970 and become texts of RFC 3339.
        case instantsToTexts
        /// And back.
        case textsToInstants
    }

    /// Nothing that is kept here is nested deeper.
    private static let deepest = 200

    /// Copies the next value without white space; `leaves` says what becomes of its numbers and texts.
    ///
    /// - Throws: `.damaged` for what is no JSON.
    mutating func copyValue(
        to copy: inout JSONWriter,
        _ leaves: Leaves = .same,
        depth: Int = 0
    ) throws(Reason) {
        guard depth < Self.deepest, let first = next else { throw .damaged }
        switch first {
        case UInt8(ascii: "{"):
            copy.raw([first])
            try members { name, json throws(Reason) in
                copy.name(name)
                try json.copyValue(to: &copy, leaves, depth: depth + 1)
            }
            copy.raw([UInt8(ascii: "}")])
        case UInt8(ascii: "["):
            copy.raw([first])
            try elements { json throws(Reason) in
                copy.beginElement()
                try json.copyValue(to: &copy, leaves, depth: depth + 1)
            }
            copy.raw([UInt8(ascii: "]")])
        case UInt8(ascii: "\""):
            let text = try string()
            guard leaves == .textsToInstants else { return copy.string(text) }
            guard let instant = RFC3339.instant(text) else { throw .damaged }
            copy.integer(instant.milliseconds)
        default:
            try copyScalar(to: &copy, leaves)
        }
    }

    /// Hands over each member of an object, before its value.
    mutating func members(
        _ body: (String, inout JSONReader) throws(Reason) -> Void
    ) throws(Reason) {
        try expect(UInt8(ascii: "{"))
        if take(UInt8(ascii: "}")) { return }
        repeat {
            guard next == UInt8(ascii: "\"") else { throw .damaged }
            let name = try string()
            try expect(UInt8(ascii: ":"))
            try body(name, &self)
        } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "}"))
    }

    private mutating func elements(
        _ body: (inout JSONReader) throws(Reason) -> Void
    ) throws(Reason) {
        try expect(UInt8(ascii: "["))
        if take(UInt8(ascii: "]")) { return }
        repeat { try body(&self) } while take(UInt8(ascii: ","))
        try expect(UInt8(ascii: "]"))
    }

    private mutating func copyScalar(to copy: inout JSONWriter, _ leaves: Leaves) throws(Reason) {
        let ends = Array(",]} \n\r\t".utf8)
        let scalar = bytes[position...].prefix { !ends.contains($0) }
        let text = String(decoding: scalar, as: UTF8.self)
        let isNumber = text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil
        guard isNumber || ["true", "false", "null"].contains(text) else { throw .damaged }
        position += scalar.count
        if leaves == .instantsToTexts, let milliseconds = Int64(text) {
            copy.string(RFC3339.text(Date(milliseconds: milliseconds), in: .gmt))
        } else if leaves == .textsToInstants, isNumber {
            throw .damaged
        } else {
            copy.raw(Array(scalar))
        }
    }
}
