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
        guard position + 37 <= bytes.count, bytes[position + 36] == UInt8(ascii: "\"") else {
            throw .damaged
        }
        let text = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(bytes)[position...])
        position += 37
        guard let uuid = Self.uuid(text) else { throw .damaged }
        return uuid
    }

    /// What 36 characters stand for, eight digits at a time.
    private static func uuid(_ text: UnsafeRawBufferPointer) -> UUID? {
        func digits(_ first: Int, _ second: Int) -> UInt64 {
            let first = text.loadUnaligned(fromByteOffset: first, as: UInt32.self)
            let second = text.loadUnaligned(fromByteOffset: second, as: UInt32.self)
            return UInt64(first.littleEndian) | UInt64(second.littleEndian) << 32
        }
        let dash = UInt8(ascii: "-")
        guard text[8] == dash, text[13] == dash, text[18] == dash, text[23] == dash,
            let first = bytes(of: digits(0, 4)), let second = bytes(of: digits(9, 14)),
            let third = bytes(of: digits(19, 24)), let fourth = bytes(of: digits(28, 32))
        else { return nil }
        var value: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        withUnsafeMutableBytes(of: &value) { raw in
            raw.storeBytes(of: first.littleEndian, toByteOffset: 0, as: UInt32.self)
            raw.storeBytes(of: second.littleEndian, toByteOffset: 4, as: UInt32.self)
            raw.storeBytes(of: third.littleEndian, toByteOffset: 8, as: UInt32.self)
            raw.storeBytes(of: fourth.littleEndian, toByteOffset: 12, as: UInt32.self)
        }
        return UUID(uuid: value)
    }

    /// The four bytes of eight hexadecimal digits, the first of each being the lowest; nil where one is none.
    private static func bytes(of digits: UInt64) -> UInt32? {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let isLetter = digits >> 6 & ones
        var value = digits & (ones &* 0x0F) &+ isLetter &* 9
        // Written again they must be what they were, but for the case of letters.
        let again = value &+ ones &* 0x30 &+ isLetter &* 0x27
        guard value & (ones &* 0xF0) == 0, again == digits | isLetter << 5,
            (value &+ ones &* 6) >> 4 & ones == isLetter
        else { return nil }
        value = (value << 4 | value >> 8) & 0x00FF_00FF_00FF_00FF
        value = (value | value >> 8) & 0x0000_FFFF_0000_FFFF
        return UInt32(truncatingIfNeeded: value | value >> 16)
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
