import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// Journals of earlier versions of the records, kept as bytes for ever, and of later ones.
struct StoreMigrationTests {
    /// Times are milliseconds, icons and tombstones are gone. No version did this.
    private static let step = StoreMigration { key, json throws(Transaction.Reason) in
        switch key.kind {
        case "focus.timer":
            let row: FocusTimerRow = try JSONReader.value(of: json)
            return JSONWriter.bytes(of: Row(row))
        case "focus.tombstone": return nil
        default: return json
        }
    }

    @Test func `schema 1 is read as it was written`() async throws {
        let store = Store(
            fileSystem: MemoryFileSystem([Journal.name: try golden("schema-1.journal")])
        )
        let focus = FileFocusRepository(store: store)
        let desk = try await focus.desk()
        let records = try await focus.records(in: .distantPast ..< .distantFuture)

        #expect(desk.timersInOrder.map(\.title.text) == ["영어 “단어”"])
        #expect(desk.timersInOrder.map(\.goal.seconds) == [3600])
        #expect(desk.tombstones.values.map(\.title) == ["Reading"])
        #expect(desk.session?.closed.count == 1)
        #expect(records.map(\.title) == ["영어"])
        #expect(
            records.first?.intervals.map { $0.upperBound.timeIntervalSince($0.lowerBound) }
                == [1800, 1200]
        )
        #expect(try await store.report().schema == 1)
    }

    @Test func `a migration makes exactly the golden file of the next version`() async throws {
        let files = MemoryFileSystem([Journal.name: try golden("schema-1.journal")])
        let store = Store(fileSystem: files, migrations: [Self.step])

        #expect(try await store.report().schema == 2)

        let expected = try golden("schema-2-of-the-tests.journal")
        #expect(files.contents == [Journal.name: expected])
        #expect(files.afterCrash().contents == files.contents)
        let again = Store(fileSystem: files, migrations: [Self.step])
        #expect(try await again.report().records == 3)
        #expect(files.contents == [Journal.name: expected])
    }

    @Test func `the old file stays until the new one is durable`() async throws {
        let (old, new) = (
            try golden("schema-1.journal"), try golden("schema-2-of-the-tests.journal")
        )
        for fault in [FaultPlan.Fault.crash, .error(.noSpace), .error(.io(code: EIO))] {
            for place in 1... {
                let plan = FaultPlan(fault, at: place)
                let files = MemoryFileSystem([Journal.name: old], willCall: plan.willCall)
                let store = Store(fileSystem: files, migrations: [Self.step])
                _ = try? await store.report()
                guard let call = plan.failedCall else { break }

                for loss in MemoryDisk.Loss.all {
                    let journal = files.afterCrash(loss).contents[Journal.name]
                    #expect(journal == old || journal == new, "\(fault) of \(call), \(loss)")
                }
            }
        }
    }

    @Test func `a migration that fails leaves the store as it was, and says so each time`()
        async throws
    {
        let old = try golden("schema-1.journal")
        let files = MemoryFileSystem([Journal.name: old])
        let step = StoreMigration { _, _ throws(Transaction.Reason) in throw .damaged }
        let store = Store(fileSystem: files, migrations: [step])

        for _ in 0..<2 {
            await #expect(throws: StoreError.repository(.saveFailed(.damaged))) {
                try await store.update { transaction throws(StoreError) in
                    transaction.remove(Transaction.Key(kind: "focus.session", id: "current"))
                }
            }
            await #expect(throws: StoreError.repository(.fetchFailed(.damaged))) {
                try await store.report()
            }
        }
        #expect(files.contents == [Journal.name: old])
    }

    @Test(arguments: [true, false])
    func `D15: a newer store is refused, and no byte of its directory changes`(
        isTorn: Bool
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) } }
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        let newer =
            try golden("schema-2-of-the-tests.journal") + (isTorn ? Array("[torn".utf8) : [])
        try Data(newer).write(to: directory.appending(path: Journal.name))
        try Data("half".utf8).write(to: directory.appending(path: Journal.newName))
        let before = try contents(of: directory)
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let reason = RepositoryError.Reason.newer(found: 2, known: 1)

        for _ in 0..<2 {
            await #expect(throws: StoreError.repository(.fetchFailed(reason))) {
                try await store.report()
            }
            await #expect(throws: StoreError.repository(.saveFailed(reason))) {
                try await store.update { transaction throws(StoreError) in
                    transaction.remove(Transaction.Key(kind: "focus.session", id: "current"))
                }
            }
        }

        #expect(try contents(of: directory) == before)
    }

    @Test func `a store whose header is lost is opened only while there was one version`()
        async throws
    {
        let bytes = try golden("schema-1.journal")
        let header = JournalHeader(schema: 1).line.count
        let withoutFirst = Array(bytes.dropFirst(header / 2))
        let headless = Array(bytes.dropFirst(2 * header))
        for (journal, migrations, isRead) in [
            (withoutFirst, [Self.step], true), (headless, [], true), (headless, [Self.step], false),
        ] {
            let files = MemoryFileSystem([Journal.name: journal])
            let store = Store(fileSystem: files, migrations: migrations)
            if isRead {
                #expect(try await store.report().records == (migrations.isEmpty ? 4 : 3))
            } else {
                await #expect(throws: StoreError.repository(.fetchFailed(.damaged))) {
                    try await store.report()
                }
                #expect(files.contents == [Journal.name: journal])
            }
        }
    }

    private struct Row: StoreRow {
        var id: UUID
        var title: String
        var goal: Int

        init(_ row: FocusTimerRow) {
            (id, title, goal) = (row.id, row.title, row.goal * 1000)
        }

        init(fields: inout JSONFields) throws(RepositoryError.Reason) {
            id = try fields.required("id")
            title = try fields.required("title")
            goal = try fields.required("goal")
        }

        func writeFields(to json: inout JSONWriter) {
            json.field("id", id)
            json.field("title", title)
            json.field("goal", goal)
        }
    }

    private func golden(_ name: String) throws -> [UInt8] {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
        return Array(try Data(contentsOf: folder.appending(path: name)))
    }

    private func contents(of directory: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try Data(contentsOf: directory.appending(path: $0)))
            }
        )
    }
}
