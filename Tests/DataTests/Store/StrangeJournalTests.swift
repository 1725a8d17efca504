import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// What becomes of a journal that a stranger has had in hand: it is opened with all that can be read, or
/// refused with not a byte changed, and soon.
struct StrangeJournalTests {
    enum Outcome: Equatable {
        /// With the numbers of these transactions.
        case opened([Int])
        case refused
    }

    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let bytes: [UInt8]
        let outcome: Outcome
        /// Whether the user is told of bytes that were set aside.
        var isReported = true

        var testDescription: String { name }
    }

    /// Five transactions, 0 to 4, without the NULs behind them.
    private static let journal: [UInt8] = {
        var bytes = JournalHeader(schema: 1).lines
        for number in 0..<5 {
            let payload = #"{"test/\#(number)":"\#(number) 하루 é"}"#
            bytes += JournalLine.encode(Array(payload.utf8), count: 1)
        }
        return bytes
    }()

    /// Where the lines end.
    private static let ends = journal.indices.filter { journal[$0] == UInt8(ascii: "\n") }
        .map { $0 + 1 }

    private static let text = String(decoding: journal, as: UTF8.self)
    private static let cases = cut + overwritten + joined + encoded + foreign

    private static let cut: [Case] =
        [
            Case(name: "an empty file", bytes: [], outcome: .opened([]), isReported: false),
            Case(name: "one byte of a header", bytes: [0x5B], outcome: .opened([])),
            Case(name: "one other byte", bytes: [0x78], outcome: .refused),
            Case(name: "one NUL", bytes: [0], outcome: .opened([]), isReported: false),
        ]
        + [(3, "checksum"), (13, "length"), (16, "count"), (30, "payload"), (-1, "end")].map {
            Case(
                name: "D03, D04, D07: a last line that is cut in its \($1)",
                bytes: Array(journal.prefix($0 < 0 ? ends[6] + $0 : ends[5] + $0)),
                outcome: .opened([0, 1, 2, 3])
            )
        }

    private static let overwritten = [
        Case(
            name: "a transaction under NULs",
            bytes: replacing(ends[3]..<ends[4], with: 0),
            outcome: .opened([0, 1, 3, 4])
        ),
        Case(
            name: "the first page under NULs",
            bytes: replacing(0..<ends[2], with: 0),
            outcome: .opened([1, 2, 3, 4])
        ),
        Case(
            name: "the last line under NULs",
            bytes: replacing(ends[5]..<ends[6], with: 0),
            outcome: .opened([0, 1, 2, 3]),
            isReported: false
        ),
        Case(
            name: "half a line under text",
            bytes: replacing(ends[3] + 9..<ends[4] + 9, with: 0x78),
            outcome: .opened([0, 1, 4])
        ),
        Case(
            name: "everything under NULs",
            bytes: replacing(0..<ends[6], with: 0),
            outcome: .opened([]),
            isReported: false
        ),
        Case(
            name: "a length that leads out of the file",
            bytes: Array(journal[..<ends[3]] + #"["00000000",999999999999,1,{"#.utf8)
                + journal[ends[3]...],
            outcome: .opened([0, 1, 2, 3, 4])
        ),
    ]

    private static let joined = [
        Case(
            name: "two journals in one",
            bytes: journal + journal,
            outcome: .opened([0, 1, 2, 3, 4]),
            isReported: false
        ),
        Case(
            name: "a torn journal and another behind it",
            bytes: journal.dropLast(20) + journal,
            outcome: .opened([0, 1, 2, 3, 4])
        ),
        Case(
            name: "one header only",
            bytes: Array(journal[ends[0]...]),
            outcome: .opened([0, 1, 2, 3, 4]),
            isReported: false
        ),
        Case(
            name: "headers that disagree",
            bytes: JournalHeader(schema: 0).line + journal,
            outcome: .refused
        ),
        Case(
            name: "a header behind the transactions",
            bytes: journal + JournalHeader(schema: 1).line,
            outcome: .opened([0, 1, 2, 3, 4]),
            isReported: false
        ),
        Case(
            name: "D18: a torn line with another behind it",
            bytes: Array(journal[..<ends[3]]) + journal[ends[3]..<ends[4] - 9]
                + journal[ends[4]...],
            outcome: .opened([0, 1, 3, 4])
        ),
        Case(
            name: "what a merge leaves",
            bytes: Array(journal[..<ends[3]] + "<<<<<<< ours\n".utf8)
                + journal[ends[3]..<ends[4]] + Array("=======\n".utf8) + journal[ends[4]...],
            outcome: .opened([0, 1, 2, 3, 4])
        ),
    ]

    private static let encoded = [
        Case(
            name: "UTF-16",
            bytes: text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
            outcome: .refused
        ),
        Case(
            name: "UTF-16 with a mark",
            bytes: [0xFE, 0xFF] + text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
            outcome: .refused
        ),
        Case(
            name: "a byte order mark",
            bytes: [0xEF, 0xBB, 0xBF] + journal,
            outcome: .opened([0, 1, 2, 3, 4])
        ),
        Case(
            name: "carriage returns",
            bytes: Array(text.replacing("\n", with: "\r\n").utf8),
            outcome: .opened([0, 1, 2, 3, 4])
        ),
        Case(
            name: "no line ends",
            bytes: Array(text.replacing("\n", with: "").utf8),
            outcome: .opened([0, 1, 2, 3])
        ),
        Case(
            name: "Latin-1, which kept the headers",
            bytes: text.unicodeScalars.flatMap { $0.value < 256 ? [UInt8($0.value)] : [0x3F] },
            outcome: .opened([])
        ),
    ]

    private static let foreign = [
        Case(
            name: "D14: half a JSON file of another program",
            bytes: Array(#"{"timers":[{"id":1,"title":"영"#.utf8),
            outcome: .refused
        ),
        Case(name: "a database", bytes: Array("SQLite format 3\0".utf8), outcome: .refused),
        Case(name: "brackets", bytes: Array(repeating: 0x5B, count: 100_000), outcome: .refused),
        Case(
            name: "what looks like lines and is none",
            bytes: (0..<5000).flatMap { _ in Array(#"["00000000",50000,1,"#.utf8) },
            outcome: .refused
        ),
        Case(
            name: "what looks like longer lines than are read at once",
            bytes: (0..<50_000).flatMap { _ in Array(#"["00000000",500000,1,{"#.utf8) },
            outcome: .refused
        ),
        Case(name: "garbage", bytes: garbage(1_000_000), outcome: .refused),
        Case(
            name: "garbage between transactions",
            bytes: journal[..<ends[3]] + garbage(1_000_000) + journal[ends[3]...],
            outcome: .opened([0, 1, 2, 3, 4])
        ),
        Case(
            name: "garbage behind the transactions",
            bytes: journal + garbage(1_000_000),
            outcome: .opened([0, 1, 2, 3, 4])
        ),
    ]

    @Test(arguments: cases)
    func `is opened with what can be read, or refused as it is`(_ item: Case) async throws {
        let files = MemoryFileSystem([Journal.name: item.bytes])

        guard case .opened(let numbers) = item.outcome else {
            await #expect(throws: StoreError.repository(.fetchFailed(.damaged))) {
                try await self.numbers(in: files)
            }
            await #expect(throws: StoreError.repository(.saveFailed(.damaged))) {
                try await add(7, to: files)
            }
            return #expect(files.contents == [Journal.name: item.bytes])
        }
        #expect(try await self.numbers(in: files) == numbers)
        let reports = try await Store(fileSystem: files).report().setAside
        #expect(reports.isEmpty == !item.isReported)
        for report in reports { #expect(files.contents[report.file] != nil) }
        try await add(7, to: files)
        #expect(try await self.numbers(in: files.afterCrash()) == numbers + [7])
    }

    @Test(arguments: cases)
    func `is read and copied only a few times over, in large pieces`(_ item: Case) throws {
        let files = MeteredFileSystem(MemoryFileSystem([Journal.name: item.bytes]))
        var journal = Journal(in: files, schema: 1)

        do {
            _ = try journal.catchUp()
            _ = try journal.repair(files)
        } catch {
            #expect(item.outcome == .refused)
        }
        let (size, meter) = (item.bytes.count, files.meter)
        #expect(meter.bytesRead <= 4 * size + 4096)
        #expect(meter.bytesWritten <= 2 * size + 4096)
        #expect(meter.calls <= 40 + 4 * size / 65536)
    }

    @Test(.enabled(if: TestScale.isExhaustive), .timeLimit(.minutes(2)))
    func `100 MB of garbage are set aside and refused like one`() async throws {
        let garbage = Self.garbage(100_000_000)
        let alone = MemoryFileSystem([Journal.name: garbage])
        await #expect(throws: StoreError.repository(.fetchFailed(.damaged))) {
            try await numbers(in: alone)
        }
        let files = MemoryFileSystem([Journal.name: Self.journal + garbage])
        #expect(try await numbers(in: files) == [0, 1, 2, 3, 4])
        try await add(7, to: files)
        #expect(try await numbers(in: files.afterCrash()) == [0, 1, 2, 3, 4, 7])
        #expect(files.contents["torn-1"]?.count == garbage.count)
    }

    private static func replacing(_ range: Range<Int>, with byte: UInt8) -> [UInt8] {
        journal.indices.map { range.contains($0) ? byte : journal[$0] }
    }

    /// The same bytes each time, none of them a line.
    private static func garbage(_ count: Int) -> [UInt8] {
        var generator = SeededGenerator(seed: 1)
        var bytes = [UInt8](repeating: 0, count: count)
        bytes.withUnsafeMutableBytes { bytes in
            for offset in stride(from: 0, to: count - 7, by: 8) {
                bytes.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt64.self)
            }
            bytes[count - 1] = 1
        }
        return bytes
    }

    private func add(_ number: Int, to files: MemoryFileSystem) async throws {
        try await Store(fileSystem: files).update { transaction throws(StoreError) in
            let key = Transaction.Key(kind: "test", id: String(number))
            transaction.set(key, to: "\(number) 하루 é")
        }
    }

    private func numbers(in files: MemoryFileSystem) async throws -> [Int] {
        try await Store(fileSystem: files).read { transaction throws(StoreError) in
            try StoreError.fetching(try transaction.rows(of: "test", as: String.self))
                .map { Int($0.prefix { $0.isNumber }) ?? -1 }.sorted()
        }
    }
}
