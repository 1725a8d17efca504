import Foundation
import Testing

struct DoctorCommandTests {
    let haru = Haru()
    private var journal: URL { haru.store.appending(path: "journal") }

    @Test func `a sound store is in order, and one that is not there is not made`() throws {
        defer { haru.removeStore() }
        let empty = try haru.run(["doctor", "--json"])
        #expect(empty.status == 0 && empty.output.contains(#""ok":true"#))
        #expect(!FileManager.default.fileExists(atPath: haru.store.path))

        try haru("10:00:00", "focus", "add", "a")
        let doctor = try haru("10:00:00", "doctor")
        #expect(doctor.output.contains(#""ok":true,"records":1,"schema":1,"setAside":[]"#))
    }

    @Test func `damage is set aside and told until it is acknowledged, and commands go on`() throws
    {
        defer { haru.removeStore() }
        for title in ["a", "b", "c"] { try haru("10:00:00", "focus", "add", title) }
        var bytes = try Data(contentsOf: journal)
        let second = try #require(bytes.range(of: Data(#""title":"b""#.utf8)))
        bytes[second.upperBound - 2] = UInt8(ascii: "X")
        try bytes.write(to: journal)

        let list = try haru("10:01:00", "focus", "list")
        #expect(list.status == 0)
        #expect(list.error.contains("damaged-1"))
        #expect(list.output.contains(#""title":"a""#) && list.output.contains(#""title":"c""#))
        #expect(!list.output.contains(#""title":"b""#))
        #expect(try haru("10:01:00", "focus", "add", "d").status == 0)
        let doctor = try haru("10:02:00", "doctor", "--acknowledge")
        #expect(doctor.output.contains(#""file":"damaged-1""#))
        #expect(doctor.output.contains(#""named":["focus.timer/"#))
        let people = try haru.run(["doctor", "--acknowledge", "--lang", "en"])
        #expect(!people.output.contains("run haru doctor"))
        let after = try haru("10:03:00", "doctor")
        #expect(after.error.isEmpty && after.output.contains(#""ok":true"#))
        let kept = try Data(contentsOf: haru.store.appending(path: "damaged-1"))
        #expect(kept.starts(with: bytes.prefix(second.upperBound)))
    }

    @Test func `a torn tail is set aside before anything is appended`() throws {
        defer { haru.removeStore() }
        try haru("10:00:00", "focus", "add", "a")
        let bytes = try Data(contentsOf: journal)
        let end = try #require(bytes.lastIndex { $0 != 0 }) + 1
        try (bytes.prefix(end) + Data(#"["0123"#.utf8)).write(to: journal)

        let add = try haru("10:01:00", "focus", "add", "b")
        #expect(add.status == 0 && add.error.contains("torn-1"))
        let list = try haru("10:01:00", "focus", "list")
        #expect(list.output.contains(#""title":"a""#) && list.output.contains(#""title":"b""#))
        let torn = try Data(contentsOf: haru.store.appending(path: "torn-1"))
        #expect(torn == Data(#"["0123"#.utf8))
    }

    @Test func `a newer store and what is no store are refused and stay as they are`() throws {
        defer { haru.removeStore() }
        try FileManager.default.createDirectory(at: haru.store, withIntermediateDirectories: true)
        let newer = #"["2f7d4ed2",23,0,{"format":2,"schema":1}]"# + "\n"
        for (text, code) in [("garbage\n", "store-damaged"), (newer, "store-newer")] {
            try Data(text.utf8).write(to: journal)
            for words in [["focus", "list"], ["focus", "add", "a"], ["doctor"]] {
                let result = try haru("10:00:00", words)
                #expect(result.status == 5)
                #expect(result.error.contains(code))
            }
            #expect(try Data(contentsOf: journal) == Data(text.utf8))
        }
    }

    @Test func `a link in the place of the store is not followed`() throws {
        defer { haru.removeStore() }
        let elsewhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: elsewhere) } }
        try FileManager.default.createSymbolicLink(at: haru.store, withDestinationURL: elsewhere)

        #expect(try haru("10:00:00", "focus", "add", "a").status != 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: elsewhere.path).isEmpty)
    }
}
