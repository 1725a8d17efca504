/// How a sound file is cut into chunks.
enum SoundFormat {
    case caf
    case aiff
    case wav

    /// A part of a file: its name, its length without head, and its first bytes.
    struct Chunk {
        let name: String
        let length: Int
        let bytes: ArraySlice<UInt8>
    }

    /// The format that a file begins as; nil for any other.
    init?(head: [UInt8]) {
        guard head.count >= 8 else { return nil }
        let form = String(decoding: head.dropFirst(8), as: UTF8.self)
        switch (String(decoding: head.prefix(4), as: UTF8.self), form) {
        case ("caff", _) where head[4] == 0 && head[5] == 1: self = .caf
        case ("FORM", "AIFF"), ("FORM", "AIFC"): self = .aiff
        case ("RIFF", "WAVE"): self = .wav
        default: return nil
        }
    }

    /// Where the first chunk stands.
    var firstChunk: Int { self == .caf ? 8 : 12 }
    /// The length of a chunk's name and length.
    var chunkHead: Int { self == .caf ? 12 : 8 }
    /// Whether chunks begin at even places.
    var isPadded: Bool { self != .caf }

    /// The chunk that begins with these bytes; nil when it cannot be one.
    ///
    /// A length that is not known yet, or more than there is, means the rest of the file: so do
    /// programs leave it that were interrupted.
    func chunk(_ head: [UInt8], available: Int) -> Chunk? {
        guard head.count >= chunkHead, available >= 0 else { return nil }
        let digits = head[4..<chunkHead]
        let length =
            self == .wav
            ? digits.reversed().bigEndian(from: 0, count: 4)
            : Array(digits).bigEndian(from: 0, count: chunkHead - 4)
        return Chunk(
            name: String(decoding: head.prefix(4), as: UTF8.self),
            length: length > UInt64(available) ? available : Int(length),
            bytes: head.dropFirst(chunkHead)
        )
    }
}

extension Collection<UInt8> {
    /// The number that some bytes are, the highest first; none past the end.
    func bigEndian(from start: Int, count: Int) -> UInt64 {
        dropFirst(start).prefix(count).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The number that some bytes are, the lowest first.
    func littleEndian(from start: Int, count: Int) -> UInt64 {
        Array(dropFirst(start).prefix(count).reversed()).bigEndian(from: 0, count: count)
    }
}
