package import Foundation

/// Builds JSON without white space, in which every character that could trouble a terminal or a
/// line tool is escaped: controls, DEL, C1 controls, and the line separators of Unicode.
package struct JSONWriter {
    /// What has been written.
    package internal(set) var bytes: [UInt8] = []

    /// A writer with room for so many bytes, and more if need be.
    package init(capacity: Int = 256) {
        bytes.reserveCapacity(capacity)
    }

    /// A writer behind so many bytes that are kept free.
    init(room: Int) {
        self.init()
        for _ in 0..<room { bytes.append(0) }
    }

    /// Makes room for more: memory that is not touched costs nothing, and growing copies all there is.
    mutating func grow() {
        if bytes.capacity - bytes.count < 1024 { bytes.reserveCapacity(4 * bytes.count) }
    }

    /// The JSON of one value.
    package static func bytes(of value: some StoreValue) -> [UInt8] {
        var json = JSONWriter()
        value.write(to: &json)
        return json.bytes
    }

    /// Writes the field of an object.
    package mutating func field(_ name: StaticString, _ value: some StoreValue) {
        field(name, upTo: 0) { _ in }
        value.write(to: &self)
    }

    /// Writes the field unless there is nothing to say.
    package mutating func field(_ name: StaticString, _ value: (some StoreValue)?) {
        if let value { field(name, value) }
    }

    /// Writes an object, whose fields `body` writes.
    package mutating func object(_ body: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        body(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes an array, whose elements `body` writes.
    package mutating func array(_ body: (inout JSONWriter) -> Void) {
        bytes.append(UInt8(ascii: "["))
        body(&self)
        bytes.append(UInt8(ascii: "]"))
    }

    /// Writes an element of an array.
    package mutating func element(_ value: some StoreValue) {
        separate(from: UInt8(ascii: "["))
        value.write(to: &self)
    }

    package mutating func bool(_ value: Bool) {
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    package mutating func integer(_ value: Int64) {
        append(upTo: 20) { $0.put(value) }
    }

    package mutating func uuid(_ value: UUID) {
        append(upTo: 38) { $0.putQuoted(value) }
    }

    package mutating func string(_ value: String) {
        bytes.append(UInt8(ascii: "\""))
        append(value)
        bytes.append(UInt8(ascii: "\""))
    }

    /// Writes the name of a field.
    mutating func name(_ name: String) {
        beginName()
        append(name)
        endName()
    }

    /// Writes a key as the name of a field; returns where it stands between its quotes.
    mutating func name(_ key: Transaction.Key) -> Range<Int> {
        beginName()
        let start = bytes.count
        append(key.kind)
        bytes.append(UInt8(ascii: "/"))
        append(key.id)
        defer { endName() }
        return start..<bytes.count
    }

    /// Writes the comma before an element, if there was one before it.
    mutating func beginElement() {
        separate(from: UInt8(ascii: "["))
    }

    /// Writes what is JSON already.
    mutating func raw(_ json: [UInt8]) {
        bytes.append(contentsOf: json)
    }

    /// Appending at once is several times faster than byte by byte.
    @inline(__always) mutating func append(
        upTo count: Int,
        _ write: (inout JSONPiece) -> Void
    ) {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { memory in
            var piece = JSONPiece(in: memory)
            write(&piece)
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: memory[..<piece.count]))
        }
    }

    private mutating func beginName() {
        separate(from: UInt8(ascii: "{"))
        bytes.append(UInt8(ascii: "\""))
    }

    private mutating func endName() {
        bytes.append(UInt8(ascii: "\""))
        bytes.append(UInt8(ascii: ":"))
    }

    private mutating func append(_ value: String) {
        var value = value
        value.withUTF8 { text in
            if text.contains(where: Self.mayNeedEscape) {
                appendEscaped(text)
            } else {
                bytes.append(contentsOf: text)
            }
        }
    }

    private mutating func separate(from opening: UInt8) {
        if bytes.last != opening { bytes.append(UInt8(ascii: ",")) }
    }

    /// True for what must be escaped and for the first byte of what might.
    static func mayNeedEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
            || byte == 0xC2 || byte == 0xE2
    }

    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x22, 0x5C:
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(UInt8(truncatingIfNeeded: scalar.value))
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
                bytes.append(contentsOf: "\\u".utf8)
                for shift in [12, 8, 4, 0] {
                    let digit = UInt8(truncatingIfNeeded: scalar.value >> shift & 15)
                    bytes.append(JSONPiece.hexadecimal(digit))
                }
            default: bytes.append(contentsOf: UTF8.encode(scalar).map { Array($0) } ?? [])
            }
        }
    }
}
