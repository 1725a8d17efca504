import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct StoreTransferTests {
    private static let kinds =
        FileFocusRepository.kinds + FileAlarmRepository.kinds + FileSettingsRepository.kinds

    @Test func `a store goes out as a document and comes back byte for byte`() async throws {
        let store = Store(
            fileSystem: MemoryFileSystem([Journal.name: try golden()]),
            kinds: Self.kinds
        )
        try await store.update { transaction throws(StoreError) in
            let strange = Transaction.Key(kind: "later", id: "a/\"\u{7}")
            transaction.set(strange, to: RawJSON(Array(#"{"at":12,"x":[1.5e3,{}]}"#.utf8)))
        }
        let document = try await store.exported()
        let text = String(decoding: document, as: UTF8.self)
        #expect(text.contains(#""createdAt":"2025-10-09T08:53:20+00:00""#))
        #expect(text.contains(#""at":12"#))

        let other = Store(fileSystem: MemoryFileSystem(), kinds: Self.kinds)
        let result = try await other.importing(document, replacing: false)
        #expect(result == StoreImport(added: 5, unchanged: 0, replaced: []))
        #expect(try await other.exported() == document)
        let again = try await other.importing(document, replacing: false)
        #expect(again == StoreImport(added: 0, unchanged: 5, replaced: []))
    }

    @Test func `a document may be laid out in any way`() async throws {
        let text = """
            { "other": [1, {"a": null}], "records": {
                "settings": { "current": { "policy" : "rapid",\r\n\t"isMuted" : true } } },
              "version": 1, "schema": "haru.export/1" }
            """
        let files = MemoryFileSystem()
        let store = Store(fileSystem: files, kinds: Self.kinds)
        _ = try await store.importing(Array(text.utf8), replacing: false)

        let journal = String(decoding: files.contents[Journal.name] ?? [], as: UTF8.self)
        #expect(journal.contains(#"{"settings/current":{"policy":"rapid","isMuted":true}}"#))
    }

    @Test(arguments: [
        // Under another identifier than its own.
        (6, "zz", 7, "other"),
        // A title that is there twice, and one that is too long.
        (7, "Ab", 7, "ab"), (7, "ok", 7, "twenty-nine letters and more"),
    ])
    func `records that break a rule beside others are refused, and nothing is changed`(
        _ key: Int,
        _ first: String,
        _ other: Int,
        _ second: String
    ) async throws {
        let store = Store(fileSystem: MemoryFileSystem(), kinds: Self.kinds)
        let (keyID, firstID, otherID) = (
            UUID(number: key).uuidString, UUID(number: 7).uuidString,
            UUID(number: other + 1).uuidString
        )
        func timer(_ id: String, _ title: String) -> String {
            #"{"id":"\#(id)","title":"\#(title)","icon":"🟣","goal":600,"#
                + #""createdAt":"2026-10-15T01:00:00+00:00"}"#
        }
        let records =
            #"{"focus.timer":{"\#(keyID)":\#(timer(firstID, first)),"#
            + #""\#(otherID)":\#(timer(otherID, second))}}"#

        await #expect(throws: StoreError.malformed) {
            try await store.importing(document(records), replacing: true)
        }
        #expect(try await store.exported() == Store(fileSystem: MemoryFileSystem()).exported())
    }

    @Test func `conflicts are named and nothing is changed until it may be`() async throws {
        let store = Store(fileSystem: MemoryFileSystem(), kinds: Self.kinds)
        _ = try await store.importing(document(#"{"k":{"1":1,"2":2}}"#), replacing: false)
        let before = try await store.exported()

        await #expect(throws: StoreError.conflicts(["k/1", "k/2"])) {
            try await store.importing(document(#"{"k":{"1":9,"2":8,"3":3}}"#), replacing: false)
        }
        #expect(try await store.exported() == before)
        let result = try await store.importing(
            document(#"{"k":{"1":9,"2":2,"3":3}}"#),
            replacing: true
        )
        #expect(result == StoreImport(added: 1, unchanged: 1, replaced: ["k/1"]))
    }

    @Test(arguments: [
        "", "{}", "[]", #"{"schema":"haru.export/1","version":1}x"#,
        #"{"schema":"haru.export/2","version":1,"records":{}}"#,
        #"{"schema":"haru.export/1","version":0,"records":{}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k":{"1":tru}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k":{"1":01}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k":{"1":[1,]}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k":{"1":1,"1":2}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k/":{"1":1}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"settings":{"current":7}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"focus.timer":{"1":{}}}}"#,
        #"{"schema":"haru.export/1","version":1,"records":{"k":{"1":\#(nest)}}}"#,
    ])
    func `what is no such document is refused`(text: String) async throws {
        let files = MemoryFileSystem()
        let store = Store(fileSystem: files, kinds: Self.kinds)
        await #expect(throws: StoreError.malformed) {
            try await store.importing(Array(text.utf8), replacing: true)
        }
        await #expect(throws: StoreError.malformed) { try await store.check(Array(text.utf8)) }
        #expect(files.contents.isEmpty)
    }

    private static let nest =
        String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)

    private func document(_ records: String) -> [UInt8] {
        Array(#"{"schema":"haru.export/1","version":1,"records":\#(records)}"#.utf8)
    }

    private func golden() throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
        return Array(try Data(contentsOf: folder.appending(path: "schema-1.journal")))
    }
}
