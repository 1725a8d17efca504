/// Finds out from the chunks of a sound file how long it lasts.
struct SoundMeasure {
    private let format: SoundFormat
    /// Frames or bytes in a second.
    private var rate: Double?
    /// Frames or bytes altogether.
    private var amount: Double?
    /// Frames in a byte, of a caf file with packets of one size.
    private var framesPerByte: Double?

    init(_ format: SoundFormat) {
        self.format = format
    }

    /// Whether nothing more is needed.
    var isComplete: Bool { seconds != nil }

    /// How long the sound lasts; nil when that is not known.
    var seconds: Double? {
        guard let rate, let amount, rate.isFinite, rate > 0 else { return nil }
        return amount / rate
    }

    /// Takes the next chunk.
    mutating func take(_ chunk: SoundFormat.Chunk) {
        let bytes = chunk.bytes
        switch (format, chunk.name) {
        case (.wav, "fmt ") where bytes.count >= 16:
            rate = Double(bytes.littleEndian(from: 8, count: 4))
        case (.wav, "data"):
            amount = Double(chunk.length)
        case (.aiff, "COMM") where bytes.count >= 18:
            amount = Double(bytes.bigEndian(from: 2, count: 4))
            rate = Self.extended(Array(bytes.dropFirst(8).prefix(10)))
        case (.caf, "desc") where bytes.count >= 24:
            rate = Double(bitPattern: bytes.bigEndian(from: 0, count: 8))
            let packet = Double(bytes.bigEndian(from: 16, count: 4))
            let frames = Double(bytes.bigEndian(from: 20, count: 4))
            framesPerByte = packet > 0 && frames > 0 ? frames / packet : nil
        case (.caf, "data"):
            // The first four bytes count edits.
            if let framesPerByte { amount = Double(max(0, chunk.length - 4)) * framesPerByte }
        case (.caf, "pakt") where bytes.count >= 16:
            amount = Double(bytes.bigEndian(from: 8, count: 8))
        default:
            break
        }
    }

    /// The number that ten bytes are in the extended format of 80 bits.
    private static func extended(_ bytes: [UInt8]) -> Double {
        let exponent = Int(bytes.bigEndian(from: 0, count: 2) & 0x7FFF) - 16_383 - 63
        return Double(sign: .plus, exponent: exponent, significand: 1)
            * Double(bytes.bigEndian(from: 2, count: 8))
    }
}
