import HaruDomain

extension JSONReader {
    /// A text, byte for byte as it was written.
    package mutating func string() throws(Reason) -> String {
        try expect(UInt8(ascii: "\""))
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\"") {
                let plain = UnsafeBufferPointer(rebasing: bytes[start..<position])
                guard let text = String(validating: plain, as: UTF8.self) else { throw .damaged }
                position += 1
                return text
            }
            if byte == UInt8(ascii: "\\") {
                return try escapedString(Array(bytes[start..<position]))
            }
            guard byte >= 0x20 else { throw .damaged }
            position += 1
        }
        throw .damaged
    }

    /// Passes any value, however deeply it is nested.
    package mutating func skip() throws(Reason) {
        guard let first = next else { throw .damaged }
        switch first {
        case UInt8(ascii: "\""): try skipString()
        case UInt8(ascii: "{"), UInt8(ascii: "["): try skipNest()
        case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ","), UInt8(ascii: ":"):
            throw .damaged
        default: skipScalar()
        }
    }

    mutating func skipString() throws(Reason) {
        guard let end = bytes.endOfString(from: position) else { throw .damaged }
        position = end
    }

    /// Passes an object or an array by its brackets alone.
    private mutating func skipNest() throws(Reason) {
        var (place, depth) = (position, 0)
        while let next = bytes.firstBracketOrQuote(from: place) {
            place = next + 1
            switch bytes[next] {
            case UInt8(ascii: "\""):
                guard let end = bytes.endOfString(from: next) else { throw .damaged }
                place = end
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            default: depth -= 1
            }
            if depth == 0 {
                position = place
                return
            }
        }
        throw .damaged
    }

    private mutating func skipScalar() {
        while position < bytes.count {
            let byte = bytes[position]
            if byte <= 0x20 || byte == UInt8(ascii: ",") || byte == UInt8(ascii: "]")
                || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ":")
            {
                return
            }
            position += 1
        }
    }

    private mutating func escapedString(_ plain: [UInt8]) throws(Reason) -> String {
        var text = plain
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let text = String(validating: text, as: UTF8.self) else { throw .damaged }
                return text
            case UInt8(ascii: "\\"): try appendEscape(to: &text)
            case 0..<0x20: throw .damaged
            default: text.append(byte)
            }
        }
        throw .damaged
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(Reason) {
        guard position < bytes.count else { throw .damaged }
        let byte = bytes[position]
        position += 1
        switch UnicodeScalar(byte) {
        case "\"", "\\", "/": text.append(byte)
        case "b": text.append(0x08)
        case "f": text.append(0x0C)
        case "n": text.append(0x0A)
        case "r": text.append(0x0D)
        case "t": text.append(0x09)
        case "u":
            var value = try codeUnit()
            if 0xD800..<0xDC00 ~= value, take(word: "\\u") {
                let low = try codeUnit()
                guard 0xDC00..<0xE000 ~= low else { throw .damaged }
                value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = UnicodeScalar(value) else { throw .damaged }
            text += Array(String(Character(scalar)).utf8)
        default: throw .damaged
        }
    }

    private mutating func codeUnit() throws(Reason) -> UInt32 {
        guard position + 4 <= bytes.count else { throw .damaged }
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = Self.digit(bytes[position]) else { throw .damaged }
            value = value << 4 | UInt32(digit)
            position += 1
        }
        return value
    }
}
