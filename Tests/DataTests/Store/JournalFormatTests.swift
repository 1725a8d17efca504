import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// What `Docs/Store.md` says of the journal is what the store writes: a reader and writer in Python that
/// know nothing else agree with it.
@Suite(.enabled(if: TestScale.isExhaustive))
struct JournalFormatTests {
    private let directory = FileManager.default.temporaryDirectory.appending(
        path: UUID().uuidString
    )

    @Test func `a reader in Python finds what the store wrote, whole or hurt`() async throws {
        defer { remove() }
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let texts = ["", "영어 “단어” 🍇", "\u{7}\u{2028}\"\\/", "[\"7e0b067d\",23,0,{}]", "e\u{301}"]
        for round in 0..<40 {
            try await store.update { transaction throws(StoreError) in
                for (number, text) in texts.enumerated() {
                    let key = Transaction.Key(kind: "test.\(number)", id: "\(round)/\(text)")
                    transaction.set(key, to: text + String(round))
                    if round % 3 == 2 {
                        let earlier = Transaction.Key(
                            kind: "test.\(number)",
                            id: "\(round - 1)/\(text)"
                        )
                        transaction.remove(earlier)
                    }
                }
            }
        }
        let bytes = try Data(contentsOf: journal)
        try await compare()

        var damaged = bytes
        damaged[bytes.count / 40] ^= 1
        damaged[bytes.firstIndex(of: 0x0A)! + 1] = 0x20
        try damaged.write(to: journal)
        try await compare()
        try (bytes.prefix { $0 != 0 }.dropLast(3)).write(to: journal)
        try await compare()
    }

    @Test func `the store reads what a writer in Python wrote`() async throws {
        defer { remove() }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        _ = try python(
            "write",
            input: #"{"schema":1,"transactions":[{"a/1":"하루","a/2":2},{"a/2":null,"b/é":[1]}]}"#
        )
        try await compare()
        let report = try await Store(fileSystem: PosixFileSystem(directory: directory)).report()
        #expect(report.records == 2 && report.setAside.isEmpty)
    }

    /// Python is asked first, for the store mends what it finds.
    private func compare() async throws {
        let output = try python("read", input: "")
        let theirs = try #require(try JSONSerialization.jsonObject(with: output) as? [String: Any])
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let document = Data(try await store.exported())
        let ours = try #require(try JSONSerialization.jsonObject(with: document) as? [String: Any])
        var flat: [String: Any] = [:]
        for (kind, records) in try #require(ours["records"] as? [String: [String: Any]]) {
            for (id, record) in records { flat["\(kind)/\(id)"] = record }
        }
        let records = try #require(theirs["records"] as? [String: Any])
        #expect(!records.isEmpty && NSDictionary(dictionary: records).isEqual(to: flat))
        #expect(theirs["schema"] as? Int == ours["version"] as? Int)
    }

    private var journal: URL { directory.appending(path: Journal.name) }

    private func python(_ command: String, input: String) throws -> Data {
        let script = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Golden/journal.py")
        let (process, output, text) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3", script.path, command, journal.path]
        (process.standardOutput, process.standardInput) = (output, text)
        try process.run()
        try text.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try text.fileHandleForWriting.close()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return data
    }

    private func remove() {
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) }
    }
}
