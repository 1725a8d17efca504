/// Sound files of silence, as programs write them.
public enum SoundFixture {
    /// A wav file of one channel with 8,000 bytes a second.
    public static func wav(
        seconds: Double,
        rate: Int = 8000,
        list: Int = 0,
        claimed: UInt32? = nil
    ) -> [UInt8] {
        let data = [UInt8](repeating: 0, count: Int(seconds * 8000))
        let format = little(1, 2) + little(1, 2) + little(rate, 4) + little(rate, 4)
        let note =
            list == 0
            ? []
            : Array("LIST".utf8) + little(list, 4) + [UInt8](repeating: 65, count: list + list % 2)
        return Array("RIFF".utf8) + little(36 + data.count, 4) + Array("WAVEfmt ".utf8)
            + little(16, 4) + format + little(1, 2) + little(8, 2) + note
            + Array("data".utf8) + little(Int(claimed ?? UInt32(data.count)), 4) + data
    }

    /// An aiff file of one channel with 8,000 frames a second; it says what it has no bytes for.
    public static func aiff(seconds: Double) -> [UInt8] {
        // 8,000 in the extended format: 0x400B, then the digits.
        let rate: [UInt8] = [0x40, 0x0B, 0xFA, 0, 0, 0, 0, 0, 0, 0]
        let common = big(1, 2) + big(Int(seconds * 8000), 4) + big(8, 2) + rate
        return Array("FORM".utf8) + big(4 + 8 + common.count, 4) + Array("AIFFCOMM".utf8)
            + big(common.count, 4) + common
    }

    /// A caf file of one channel with 8,000 bytes a second, or one with packets of unknown size.
    public static func caf(
        seconds: Double,
        claimed: Int? = nil,
        hasPackets: Bool = false
    ) -> [UInt8] {
        let count = hasPackets ? 100 : Int(seconds * 8000)
        let data = big(0, 4) + [UInt8](repeating: 0, count: count)
        let rate = big(Int(bitPattern: UInt(8000.0.bitPattern)), 8)
        let description =
            rate + Array("lpcm".utf8) + big(0, 4) + big(hasPackets ? 0 : 1, 4) + big(1, 4)
            + big(1, 4) + big(8, 4)
        let packets =
            Array("pakt".utf8) + big(24, 8) + big(7, 8) + big(Int(seconds * 8000), 8) + big(0, 8)
        return Array("caff".utf8) + big(1, 2) + big(0, 2) + Array("desc".utf8)
            + big(description.count, 8) + description + (hasPackets ? packets : [])
            + Array("data".utf8) + big(claimed ?? data.count, 8) + data
    }

    private static func big(_ number: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }

    private static func little(_ number: Int, _ count: Int) -> [UInt8] {
        big(number, count).reversed()
    }
}
