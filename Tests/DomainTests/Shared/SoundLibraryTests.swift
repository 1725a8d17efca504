import HaruDomain
import HaruTestSupport
import Testing

struct SoundLibraryTests {
    @Test(arguments: [
        ("wav", SoundFixture.wav(seconds: 29)), ("wav", SoundFixture.wav(seconds: 0.5)),
        ("wav with a list before its data", SoundFixture.wav(seconds: 1, list: 3)),
        ("wav that was being recorded", SoundFixture.wav(seconds: 1, claimed: .max)),
        ("aiff", SoundFixture.aiff(seconds: 29)), ("caf", SoundFixture.caf(seconds: 29)),
        ("caf without a length", SoundFixture.caf(seconds: 1, claimed: -1)),
        ("caf with packets", SoundFixture.caf(seconds: 29, hasPackets: true)),
    ])
    func `a short sound of an allowed type may be used`(name: String, file: [UInt8]) async throws {
        try await InMemorySoundLibrary([name: file]).check(name)
    }

    @Test(arguments: [
        ("wav of thirty seconds", SoundFixture.wav(seconds: 30), SoundProblem.tooLong),
        ("aiff", SoundFixture.aiff(seconds: 30), .tooLong),
        ("caf", SoundFixture.caf(seconds: 30), .tooLong),
        ("caf", SoundFixture.caf(seconds: 3000, hasPackets: true), .tooLong),
        ("mp3 that says it is a wav.wav", Array("ID3\u{4}aaaaaaaaaaaa".utf8), .wrongType),
        ("avi.wav", Array("RIFF\u{0}\u{0}\u{0}\u{0}AVI ".utf8), .wrongType),
        ("empty", [], .wrongType), ("half a head", Array("RIFF".utf8), .wrongType),
        ("no chunks", Array("RIFF\u{0}\u{0}\u{0}\u{0}WAVE".utf8), .damaged),
        ("cut", Array(SoundFixture.wav(seconds: 1).prefix(30)), .damaged),
        ("no rate", SoundFixture.wav(seconds: 1, rate: 0), .damaged),
    ])
    func `anything else is refused by what is in it, whatever its name`(
        name: String,
        file: [UInt8],
        problem: SoundProblem
    ) async throws {
        await #expect(throws: problem) { try await InMemorySoundLibrary([name: file]).check(name) }
    }

    @Test func `a sound that is not there is refused`() async throws {
        await #expect(throws: SoundProblem.notFound) {
            try await InMemorySoundLibrary().check("a.wav")
        }
    }

    @Test func `no bytes make the check crash or go on for ever`() async throws {
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var random = SeededGenerator(seed: seed)
        let files = [
            SoundFixture.wav(seconds: 0.01), SoundFixture.aiff(seconds: 0.01),
            SoundFixture.caf(seconds: 0.01, hasPackets: true),
        ]
        for file in files {
            for _ in 0..<300 {
                var broken = file
                for _ in 0..<4 {
                    let index = Int.random(in: 0..<min(80, file.count), using: &random)
                    broken[index] = UInt8.random(in: 0...255, using: &random)
                }
                let library = InMemorySoundLibrary(["a": broken])
                do throws(SoundProblem) { try await library.check("a") } catch {}
            }
        }
    }
}
