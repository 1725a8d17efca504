import Foundation
import HaruData
import HaruDomain

/// A process of its own over a store, for tests: `StoreWorker DIRECTORY count N | value | focus N | hold`.
@main
struct StoreWorker {
    static func main() async {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else { exit(2) }
        let files = PosixFileSystem(directory: URL(filePath: arguments[1]))
        let times = arguments.count > 3 ? Int(arguments[3]) ?? 0 : 0
        do {
            switch arguments[2] {
            case "count": try await count(times, in: Store(fileSystem: files))
            case "value": say(try await value(in: Store(fileSystem: files)))
            case "focus": try await FocusWork(in: Store(fileSystem: files)).run(times)
            case "hold": try hold(files)
            default: exit(2)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }

    private static let key = Transaction.Key(kind: "worker", id: "n")

    /// Adds one, so many times, and says so each time once it is durable.
    private static func count(_ times: Int, in store: Store) async throws {
        let padding = String(repeating: "x", count: 500)
        for _ in 0..<times {
            let value = try await store.update { transaction throws(StoreError) in
                let value = try StoreError.fetching(try transaction.row(key, as: Int.self)) ?? 0
                transaction.set(key, to: value + 1)
                transaction.set(Transaction.Key(kind: "worker", id: "padding"), to: padding)
                return value + 1
            }
            say(value)
        }
    }

    /// What was counted to.
    private static func value(in store: Store) async throws -> Int {
        try await store.read { transaction throws(StoreError) in
            try StoreError.fetching(try transaction.row(key, as: Int.self)) ?? 0
        }
    }

    private static func say(_ number: Int) {
        FileHandle.standardOutput.write(Data("\(number)\n".utf8))
    }

    /// Holds the lock until it is killed.
    private static func hold(_ files: PosixFileSystem) throws {
        guard try files.tryLock() else { exit(1) }
        FileHandle.standardOutput.write(Data("held\n".utf8))
        while true { sleep(60) }
    }
}
