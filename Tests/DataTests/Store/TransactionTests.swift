@testable import HaruData
import HaruDomain
import Testing

struct TransactionTests {
    let store = Store(fileSystem: MemoryFileSystem())

    @Test func `sees what is committed, queued and changed by itself`() async throws {
        try await store.update { transaction throws(FocusError) in
            for (number, id) in ["a", "b", "c"].enumerated() {
                transaction.set(Self.key(id), to: number)
            }
        }

        try await store.update { transaction throws(FocusError) in
            transaction.set(Self.key("b"), to: 9)
            transaction.remove(Self.key("c"))
            transaction.set(Self.key("d"), to: 7)
            try FocusError.fetching(try Self.expect(transaction, ["a": 0, "b": 9, "d": 7]))
        }

        try await store.read { transaction throws(FocusError) in
            try FocusError.fetching(try Self.expect(transaction, ["a": 0, "b": 9, "d": 7]))
        }
    }

    @Test func `finds a range of identifiers in their order`() async throws {
        try await store.update { transaction throws(FocusError) in
            for number in [30, 5, 20, 10] {
                let digits = String(number)
                let id = String(repeating: "0", count: 4 - digits.count) + digits
                transaction.set(Self.key(id), to: number)
            }
            transaction.set(Transaction.Key(kind: "other", id: "0015"), to: 15)
        }

        let found = try await store.update { transaction throws(FocusError) in
            transaction.set(Self.key("0007"), to: 7)
            transaction.remove(Self.key("0020"))
            return try FocusError.fetching(
                try transaction.rows(of: "test", in: "0005"..<"0030", as: Int.self)
            )
        }

        #expect(found == [5, 7, 10])
        let kept = try await store.read { transaction throws(FocusError) in
            try FocusError.fetching(
                try transaction.rows(of: "test", in: "0006"..<"0031", as: Int.self)
            )
        }
        #expect(kept == [7, 10, 30])
    }

    @Test func `keys may hold any character`() async throws {
        let ids = ["", "/", "a/b", "\"", "\\", "\n", "é", "e\u{301}", "🍇", "null", "\u{2028}"]
        try await store.update { transaction throws(FocusError) in
            for (number, id) in ids.enumerated() { transaction.set(Self.key(id), to: number) }
        }

        for (number, id) in ids.enumerated() {
            let row = try await store.read { transaction throws(FocusError) in
                try FocusError.fetching(try transaction.row(Self.key(id), as: Int.self))
            }
            #expect(row == number, "\(id.debugDescription)")
        }
    }

    private static func key(_ id: String) -> Transaction.Key {
        Transaction.Key(kind: "test", id: id)
    }

    private static func expect(
        _ transaction: Transaction,
        _ records: [String: Int]
    ) throws(RepositoryError.Reason) {
        #expect(try transaction.rows(of: "test", as: Int.self).sorted() == records.values.sorted())
        for id in ["a", "b", "c", "d"] {
            #expect(try transaction.row(key(id), as: Int.self) == records[id])
        }
    }
}
