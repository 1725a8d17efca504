/// Finding the bytes that matter to JSON eight at a time, which is several times faster than one by one.
extension UnsafeBufferPointer<UInt8> {
    /// The place behind the text that begins at a quote; nil when it does not end.
    @inline(__always) func endOfString(from quote: Int) -> Int? {
        var place = quote + 1
        while place < count {
            guard let found = first(from: place, where: { $0.has("\"") | $0.has("\\") }) else {
                return nil
            }
            if self[found] == UInt8(ascii: "\"") { return found + 1 }
            place = found + 2
        }
        return nil
    }

    /// The place of the next quote, bracket or brace.
    @inline(__always) func firstBracketOrQuote(from start: Int) -> Int? {
        first(from: start) { word in
            // with this bit `[` is `{` and `]` is `}`
            let braces = word.with(0x20)
            return word.has("\"") | braces.has("{") | braces.has("}")
        }
    }

    /// The first place whose byte is found by `search`, which sets the highest bit of each such byte.
    @inline(__always) private func first(
        from start: Int,
        where search: (ByteWord) -> UInt64
    ) -> Int? {
        let raw = UnsafeRawBufferPointer(self)
        var place = start
        while place + 8 <= count {
            let word = raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
            let found = search(ByteWord(bytes: word))
            if found != 0 { return place + found.trailingZeroBitCount / 8 }
            place += 8
        }
        while place < count {
            if search(ByteWord(bytes: UInt64(self[place]))) & 0x80 != 0 { return place }
            place += 1
        }
        return nil
    }
}

/// Eight bytes, the first one lowest.
private struct ByteWord {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    let bytes: UInt64

    /// The highest bit of each byte that is this one. Above the lowest of them others may be set, too.
    @inline(__always) func has(_ byte: Unicode.Scalar) -> UInt64 {
        let difference = bytes ^ (UInt64(byte.value) &* Self.ones)
        return (difference &- Self.ones) & ~difference & Self.highs
    }

    /// The same with bits set in every byte.
    @inline(__always) func with(_ bits: UInt64) -> ByteWord {
        ByteWord(bytes: bytes | (bits &* Self.ones))
    }
}
