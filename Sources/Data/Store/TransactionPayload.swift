import Foundation
import HaruDomain

/// What a line of the journal carries: one JSON object, `{"kind/id":record,…}`, with null for a removed
/// record.
enum TransactionPayload {
    typealias Reason = RepositoryError.Reason

    /// A longer key is taken for something else in what is no line.
    private static let mostLegible = 200

    /// Hands over each key and, unless the record was removed, where its value lies in the payload.
    ///
    /// - Throws: `.damaged` for anything but such an object of `count` records; then nothing was handed
    ///   over.
    static func records(
        in bytes: UnsafeRawBufferPointer,
        count: Int,
        take: (UnsafeRawBufferPointer, Range<Int>?) -> Void
    ) throws(Reason) {
        if count == 1, let record = onlyRecord(in: bytes) {
            return take(UnsafeRawBufferPointer(rebasing: bytes[record.key]), record.value)
        }
        var found: [(key: Range<Int>, value: Range<Int>?)] = []
        var json = JSONReader(bytes.bindMemory(to: UInt8.self))
        try json.expect(UInt8(ascii: "{"))
        repeat {
            guard json.next == UInt8(ascii: "\"") else { throw .damaged }
            let keyStart = json.position
            try json.skipString()
            let key = keyStart..<json.position
            guard bytes[key].has(UInt8(ascii: "/")) else { throw .damaged }
            try json.expect(UInt8(ascii: ":"))
            let start = json.position
            try json.skip()
            let value = start..<json.position
            found.append((key, isNull(bytes, value) ? nil : value))
        } while json.take(UInt8(ascii: ","))
        try json.expect(UInt8(ascii: "}"))
        guard found.count == count else { throw .damaged }
        for record in found { try handOver(record.key, record.value, in: bytes, take) }
    }

    /// A key is handed over as it stands between its quotes, unless something in it is escaped.
    private static func handOver(
        _ key: Range<Int>,
        _ value: Range<Int>?,
        in bytes: UnsafeRawBufferPointer,
        _ take: (UnsafeRawBufferPointer, Range<Int>?) -> Void
    ) throws(Reason) {
        let plain = UnsafeRawBufferPointer(rebasing: bytes[key].dropFirst().dropLast())
        guard plain[...].has(UInt8(ascii: "\\")) else { return take(plain, value) }
        let quoted = UnsafeRawBufferPointer(rebasing: bytes[key]).bindMemory(to: UInt8.self)
        let text = try JSONReader.value(String.self, of: quoted)
        Array(text.utf8).withUnsafeBytes { take($0, value) }
    }

    /// The keys that stand in bytes of any kind: `"kind/id":`, the kind of small letters and full stops.
    static func keys(legibleIn bytes: UnsafeRawBufferPointer) -> [String] {
        var keys: [String] = []
        var start: Int?
        var hasKind = false
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "\""):
                if let start, hasKind, index + 1 < bytes.count,
                    bytes[index + 1] == UInt8(ascii: ":")
                {
                    keys.append(String(decoding: bytes[start..<index], as: UTF8.self))
                }
                (start, hasKind) = (index + 1, false)
            case UInt8(ascii: "/"): hasKind = start.map { $0 < index } ?? false
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."): break
            case UInt8(ascii: "\\"), 0..<0x20: start = nil
            default: if !hasKind { start = nil }
            }
            if let first = start, index - first > mostLegible { start = nil }
        }
        return keys
    }

    /// A payload of one record ends with its value, so nothing needs to be searched for.
    private static func onlyRecord(
        in bytes: UnsafeRawBufferPointer
    ) -> (key: Range<Int>, value: Range<Int>?)? {
        guard bytes.count > 5, bytes[0] == UInt8(ascii: "{"), bytes[1] == UInt8(ascii: "\""),
            bytes[bytes.count - 1] == UInt8(ascii: "}")
        else { return nil }
        var position = 2
        var hasKind = false
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
            if bytes[position] == UInt8(ascii: "\\") { return nil }
            if bytes[position] == UInt8(ascii: "/") { hasKind = true }
            position += 1
        }
        guard hasKind, position + 2 < bytes.count - 1, bytes[position + 1] == UInt8(ascii: ":")
        else {
            return nil
        }
        let value = position + 2..<bytes.count - 1
        return (2..<position, isNull(bytes, value) ? nil : value)
    }

    private static func isNull(_ bytes: UnsafeRawBufferPointer, _ value: Range<Int>) -> Bool {
        value.count == 4 && bytes[value].elementsEqual("null".utf8)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate func has(_ byte: UInt8) -> Bool {
        let bytes = UnsafeRawBufferPointer(rebasing: self)
        guard let start = bytes.baseAddress else { return false }
        return memchr(start, Int32(byte), bytes.count) != nil
    }
}
