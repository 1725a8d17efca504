@testable import HaruData
import HaruDomain

/// A few operations on a small store, each of which changes two records at once, and every content that
/// the store may have afterwards.
struct StoreWorkload: CustomStringConvertible {
    enum Operation: String, CaseIterable {
        case add, edit, delete, compact, migrate
    }

    /// How the journal looks at the beginning.
    enum Start: CaseIterable {
        case whole, torn, damaged
    }

    typealias Content = [String: Int]

    /// Every migration adds this to every record.
    private static let step = 1000
    private static let compactsFrom = 512

    let start: Start
    let operations: [Operation]

    /// Every workload of up to so many operations.
    static func all(upTo count: Int) -> [StoreWorkload] {
        var (all, longest): ([[Operation]], [[Operation]]) = ([], [[]])
        for _ in 0..<count {
            longest = longest.flatMap { start in Operation.allCases.map { start + [$0] } }
            all += longest
        }
        return Start.allCases.flatMap { start in
            all.map { StoreWorkload(start: start, operations: $0) }
        }
    }

    var description: String {
        "\(start): \(operations.map(\.rawValue).joined(separator: ", "))"
    }

    private var schema: Int { 1 + operations.count { $0 == .migrate } }

    /// What must be there in the beginning.
    private static let content: Content = ["a": 1, "b": 2, "c": 3, "n": 3]

    /// The journal at the beginning; the bytes that are not whole are no loss.
    static func journal(_ start: Start) async throws -> [UInt8] {
        let files = MemoryFileSystem()
        for (number, id) in ["a", "b", "c"].enumerated() {
            try await write([id: number + 1, "n": number + 1], to: Store(fileSystem: files))
        }
        let bytes = Array((files.contents[Journal.name] ?? []).prefix { $0 != 0 })
        let header = (bytes.firstIndex(of: UInt8(ascii: "\n")) ?? 0) + 1
        switch start {
        case .whole: return bytes + [UInt8](repeating: 0, count: 300)
        case .torn: return bytes + bytes[header..<header + 30]
        case .damaged: return Array(bytes[..<header] + "damage".utf8 + bytes[header...])
        }
    }

    /// Runs the operations until all are done; returns every content that is possible then, and how many
    /// failed. What was acknowledged is in each of them, what was not is wholly there or not at all.
    func run(on files: MemoryFileSystem) async -> (possible: Set<Content>, failures: Int) {
        var (possible, failures): (Set, Int) = ([Self.content], 0)
        var (schema, store) = (1, Self.store(files, schema: 1))
        for (index, operation) in operations.enumerated() {
            let number = index + 10
            var change: [String: Int?] = ["n": number]
            switch operation {
            case .add: change["new\(index)"] = number
            case .edit: change["a"] = number
            case .delete: change.updateValue(nil, forKey: ["b", "c", "a"][index])
            case .compact: break
            case .migrate:
                schema += 1
                store = Self.store(files, schema: schema)
            }
            let changed = possible.map { content in
                content.mapValues(Optional.some).merging(change) { $1 }.compactMapValues { $0 }
            }
            do {
                try await Self.write(
                    change.mapValues { value in value.map { $0 + Self.step * (schema - 1) } },
                    padding: operation == .compact,
                    to: store
                )
                possible = Set(changed)
            } catch {
                possible.formUnion(changed)
                failures += 1
            }
        }
        return (possible, failures)
    }

    /// What a new process finds.
    func content(of files: MemoryFileSystem) async throws -> Content {
        try await Self.content(in: Self.store(files, schema: schema), schema: schema)
    }

    /// What a new process finds after it has written something else.
    func contentAfterWrite(to files: MemoryFileSystem) async throws -> Content {
        let number = 99 + Self.step * (schema - 1)
        try await Self.write(["last": number], to: Self.store(files, schema: schema))
        return try await content(of: files.afterCrash())
    }

    private static func store(_ files: MemoryFileSystem, schema: Int) -> Store {
        let migration = StoreMigration { key, json throws(Transaction.Reason) in
            guard key.id != "padding" else { return json }
            return JSONWriter.bytes(of: try JSONReader.value(Int.self, of: json) + step)
        }
        return Store(
            fileSystem: files,
            migrations: Array(repeating: migration, count: schema - 1),
            compactsFrom: compactsFrom
        )
    }

    /// One transaction. Padding comes and goes with it, so that the journal is compacted.
    private static func write(
        _ records: [String: Int?],
        padding: Bool = false,
        to store: Store
    ) async throws(StoreError) {
        if padding {
            try await store.update { transaction throws(StoreError) in
                let text = String(repeating: "x", count: 2 * compactsFrom)
                transaction.set(Transaction.Key(kind: "test", id: "padding"), to: text)
            }
        }
        try await store.update { transaction throws(StoreError) in
            for (id, value) in records {
                transaction.set(Transaction.Key(kind: "test", id: id), to: value)
            }
            if padding { transaction.remove(Transaction.Key(kind: "test", id: "padding")) }
        }
    }

    private static func content(in store: Store, schema: Int) async throws -> Content {
        try await store.read { transaction throws(StoreError) in
            var content: Content = [:]
            for id in ["a", "b", "c", "n", "new0", "new1", "new2", "last"] {
                let key = Transaction.Key(kind: "test", id: id)
                let value = try StoreError.fetching(try transaction.row(key, as: Int.self))
                content[id] = value.map { $0 - step * (schema - 1) }
            }
            return content
        }
    }
}
