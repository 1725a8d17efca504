/// What is JSON at all, before anything is looked for in it (RFC 8259).
enum JSONGrammar {
    /// Nothing that is understood here is nested deeper.
    private static let deepest = 200

    /// Whether bytes are one value and nothing else, not nested too deeply. Whether its texts are UTF-8 is
    /// left to those who read them.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var check = Check(bytes: bytes)
        return check.document()
    }

    private struct Check {
        let bytes: UnsafeBufferPointer<UInt8>
        var place = 0
        /// The brackets that are open; true for an object.
        var open: [Bool] = []

        mutating func document() -> Bool {
            repeat {
                guard value() else { return false }
                // Behind a value: as many closing brackets as there are, then a comma or the end.
                while let isObject = open.last,
                    take(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
                {
                    open.removeLast()
                }
                guard let isObject = open.last else {
                    skipSpace()
                    return place == bytes.count
                }
                guard take(UInt8(ascii: ",")), !isObject || name() else { return false }
            } while true
        }

        /// Passes a value, or the beginning of one up to its first scalar or empty bracket.
        private mutating func value() -> Bool {
            while true {
                skipSpace()
                guard place < bytes.count else { return false }
                switch bytes[place] {
                case UInt8(ascii: "{"):
                    place += 1
                    if take(UInt8(ascii: "}")) { return true }
                    guard push(true), name() else { return false }
                case UInt8(ascii: "["):
                    place += 1
                    if take(UInt8(ascii: "]")) { return true }
                    guard push(false) else { return false }
                case UInt8(ascii: "\""): return string()
                case UInt8(ascii: "t"): return word("true")
                case UInt8(ascii: "f"): return word("false")
                case UInt8(ascii: "n"): return word("null")
                default: return number()
                }
            }
        }

        private mutating func push(_ isObject: Bool) -> Bool {
            open.append(isObject)
            return open.count <= deepest
        }

        private mutating func name() -> Bool {
            skipSpace()
            return string() && take(UInt8(ascii: ":"))
        }

        private mutating func string() -> Bool {
            guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
            place += 1
            while place < bytes.count {
                let byte = bytes[place]
                place += 1
                switch byte {
                case UInt8(ascii: "\""): return true
                case UInt8(ascii: "\\"): guard escape() else { return false }
                case 0..<0x20: return false
                default: break
                }
            }
            return false
        }

        private mutating func escape() -> Bool {
            guard place < bytes.count else { return false }
            defer { place += 1 }
            switch UnicodeScalar(bytes[place]) {
            case "\"", "\\", "/", "b", "f", "n", "r", "t": return true
            case "u":
                let digits = bytes[place...].dropFirst().prefix(4)
                place += 4
                return digits.count == 4 && digits.allSatisfy { JSONReader.digit($0) != nil }
            default: return false
            }
        }

        private mutating func number() -> Bool {
            _ = takeNow(UInt8(ascii: "-"))
            if !takeNow(UInt8(ascii: "0")) { guard digits() else { return false } }
            if takeNow(UInt8(ascii: ".")) { guard digits() else { return false } }
            if takeNow(UInt8(ascii: "e")) || takeNow(UInt8(ascii: "E")) {
                if !takeNow(UInt8(ascii: "+")) { _ = takeNow(UInt8(ascii: "-")) }
                return digits()
            }
            return true
        }

        private mutating func digits() -> Bool {
            let start = place
            while place < bytes.count, bytes[place] >= 0x30, bytes[place] <= 0x39 { place += 1 }
            return place > start
        }

        private mutating func word(_ word: StaticString) -> Bool {
            let count = word.utf8CodeUnitCount
            guard place + count <= bytes.count,
                (0..<count).allSatisfy({ bytes[place + $0] == word.utf8Start[$0] })
            else { return false }
            place += count
            return true
        }

        private mutating func take(_ byte: UInt8) -> Bool {
            skipSpace()
            return takeNow(byte)
        }

        private mutating func takeNow(_ byte: UInt8) -> Bool {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
            return true
        }

        private mutating func skipSpace() {
            while place < bytes.count {
                switch bytes[place] {
                case 0x20, 0x0A, 0x0D, 0x09: place += 1
                default: return
                }
            }
        }
    }
}
