import Foundation
import HaruData
import HaruDomain

/// A process of its own over a store, for tests: `StoreWorker DIRECTORY count N | hold`.
@main
struct StoreWorker {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 2 else { exit(2) }
        let files = PosixFileSystem(directory: URL(filePath: arguments[1]))
        switch arguments[2] {
        case "count": try await count(Int(arguments[3]) ?? 0, in: Store(fileSystem: files))
        case "hold": try hold(files)
        default: exit(2)
        }
    }

    /// Adds one, so many times, and says so each time once it is durable.
    private static func count(_ times: Int, in store: Store) async throws {
        let padding = String(repeating: "x", count: 500)
        for _ in 0..<times {
            let value = try await store.update { transaction throws(StoreError) in
                let key = Transaction.Key(kind: "worker", id: "n")
                let value = try StoreError.fetching(try transaction.row(key, as: Int.self)) ?? 0
                transaction.set(key, to: value + 1)
                transaction.set(Transaction.Key(kind: "worker", id: "padding"), to: padding)
                return value + 1
            }
            FileHandle.standardOutput.write(Data("\(value)\n".utf8))
        }
    }

    /// Holds the lock until it is killed.
    private static func hold(_ files: PosixFileSystem) throws {
        guard try files.tryLock() else { exit(1) }
        FileHandle.standardOutput.write(Data("held\n".utf8))
        while true { sleep(60) }
    }
}
