import Foundation

/// A few bytes that are put together before they are appended to others at once.
struct JSONPiece {
    private let memory: UnsafeMutableBufferPointer<UInt8>
    private(set) var count = 0

    /// A piece in memory that has room for all of it.
    init(in memory: UnsafeMutableBufferPointer<UInt8>) {
        self.memory = memory
    }

    @inline(__always) mutating func put(_ byte: UInt8) {
        memory[count] = byte
        count += 1
    }

    @inline(__always) mutating func put(_ text: UnsafeBufferPointer<UInt8>) {
        guard let start = text.baseAddress else { return }
        memory.baseAddress?.advanced(by: count).update(from: start, count: text.count)
        count += text.count
    }

    @inline(__always) mutating func put(_ text: StaticString) {
        put(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    /// At most 20 bytes.
    @inline(__always) mutating func put(_ integer: Int64) {
        if integer < 0 { put(UInt8(ascii: "-")) }
        var rest = integer.magnitude
        let start = count
        repeat {
            put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        memory[start..<count].reverse()
    }

    /// 36 bytes.
    @inline(__always) mutating func put(_ identifier: UUID) {
        withUnsafeBytes(of: identifier.uuid) { bytes in
            for index in 0..<16 {
                if index == 4 || index == 6 || index == 8 || index == 10 {
                    put(UInt8(ascii: "-"))
                }
                put(Self.hexadecimal(bytes[index] >> 4))
                put(Self.hexadecimal(bytes[index] & 15))
            }
        }
    }

    /// 38 bytes.
    @inline(__always) mutating func putQuoted(_ identifier: UUID) {
        put(UInt8(ascii: "\""))
        put(identifier)
        put(UInt8(ascii: "\""))
    }

    @inline(__always) static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
}
