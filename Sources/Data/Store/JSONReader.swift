package import Foundation
package import HaruDomain

/// Reads JSON one value after the other out of memory that must outlive the reader.
///
/// Nothing is converted: a number is not a text, `1.0` is not an integer, text that is not UTF-8 or
/// holds half a surrogate pair is `.damaged`.
package struct JSONReader {
    package typealias Reason = RepositoryError.Reason

    let bytes: UnsafeBufferPointer<UInt8>
    var position = 0

    package init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// The one value that `bytes` hold.
    ///
    /// - Throws: `.damaged` when they hold another type, or something behind the value.
    package static func value<Value: StoreValue>(
        _ type: Value.Type = Value.self,
        of bytes: UnsafeBufferPointer<UInt8>
    ) throws(Reason) -> Value {
        var json = JSONReader(bytes)
        let value = try Value(from: &json)
        guard json.next == nil else { throw .damaged }
        return value
    }

    /// The one value that `bytes` hold.
    ///
    /// - Throws: `.damaged`, as above.
    package static func value<Value: StoreValue>(
        _ type: Value.Type = Value.self,
        of bytes: [UInt8]
    ) throws(Reason) -> Value {
        let result = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(Reason) in try value(type, of: bytes) }
        }
        return try result.get()
    }

    /// The next byte that is not white space; nil at the end.
    @inline(__always) var next: UInt8? {
        mutating get {
            if position < bytes.count, bytes[position] > 0x20 { return bytes[position] }
            return nextBehindSpace
        }
    }

    private var nextBehindSpace: UInt8? {
        mutating get {
            while position < bytes.count {
                let byte = bytes[position]
                if byte > 0x20 { return byte }
                guard [0x20, 0x0A, 0x0D, 0x09].contains(byte) else { return byte }
                position += 1
            }
            return nil
        }
    }

    /// Passes `byte` if it is next.
    @inline(__always) mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    mutating func expect(_ byte: UInt8) throws(Reason) {
        guard take(byte) else { throw .damaged }
    }

    /// Passes `word` if it is next.
    mutating func take(word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard next != nil, position + count <= bytes.count,
            (0..<count).allSatisfy({ bytes[position + $0] == word.utf8Start[$0] })
        else { return false }
        position += count
        return true
    }

    package mutating func bool() throws(Reason) -> Bool {
        if take(word: "true") { return true }
        guard take(word: "false") else { throw .damaged }
        return false
    }

    /// A whole number of 64 bits.
    package mutating func integer() throws(Reason) -> Int64 {
        let isNegative = take(UInt8(ascii: "-"))
        guard let first = next, isDigit(first) else { throw .damaged }
        let start = position
        var value: Int64 = 0
        var place = start
        let end = min(bytes.count, start + 18)  // so many digits always fit
        while place < end {
            let digit = bytes[place] &- UInt8(ascii: "0")
            guard digit < 10 else { break }
            value = value &* 10 &+ Int64(digit)
            place += 1
        }
        position = place
        if isNegative { value = -value }
        while position < bytes.count, isDigit(bytes[position]) {
            let digit = Int64(bytes[position] - UInt8(ascii: "0"))
            let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (sum, overflows) =
                isNegative
                ? product.subtractingReportingOverflow(digit)
                : product.addingReportingOverflow(digit)
            guard !isTooLarge, !overflows else { throw .damaged }
            value = sum
            position += 1
        }
        if first == UInt8(ascii: "0"), position - start > 1 { throw .damaged }
        if position < bytes.count, [0x2E, 0x45, 0x65].contains(bytes[position]) { throw .damaged }
        return value
    }

    /// An identifier in its 36 characters, in either case.
    package mutating func uuid() throws(Reason) -> UUID {
        try expect(UInt8(ascii: "\""))
        guard position + 37 <= bytes.count else { throw .damaged }
        var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        let isWhole = withUnsafeMutableBytes(of: &value) { raw in
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    guard bytes[position] == UInt8(ascii: "-") else { return false }
                    position += 1
                }
                guard let high = Self.digit(bytes[position]),
                    let low = Self.digit(bytes[position + 1])
                else { return false }
                raw[index] = high << 4 | low
                position += 2
            }
            return bytes[position] == UInt8(ascii: "\"")
        }
        guard isWhole else { throw .damaged }
        position += 1
        return UUID(uuid: value)
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        default: nil
        }
    }

    private func isDigit(_ byte: UInt8) -> Bool {
        byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
}
