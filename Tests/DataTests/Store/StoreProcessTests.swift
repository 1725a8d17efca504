import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// A store that several processes use at once, and that some of them do not survive.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct StoreProcessTests {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test func `D11: two processes lose none of each other's changes`() async throws {
        defer { remove() }
        let times = TestScale.isExhaustive ? 500 : 100
        let workers = try (0..<2).map { _ in try start("count", "\(times)") }
        let values = workers.map(\.values)
        workers.forEach { $0.process.waitUntilExit() }

        #expect(workers.allSatisfy { $0.process.terminationStatus == 0 })
        #expect(values.flatMap(\.self).sorted() == Array(1...2 * times))
        #expect(try await value() == 2 * times)
    }

    @Test func `two processes lose nothing of what any intent of focus wrote`() async throws {
        defer { remove() }
        let times = TestScale.isExhaustive ? 500 : 10
        let workers = try (0..<2).map { _ in try start("focus", "\(times)") }
        for worker in workers {
            let end = worker.end()
            #expect(end.status == 0, "\(end.complaint)")
        }

        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let focus = FileFocusRepository(store: store)
        let desk = try await focus.desk()
        let records = try await focus.records(in: .distantPast ..< .distantFuture)
        #expect(desk.timers.isEmpty && desk.session == nil)
        #expect(desk.tombstones.values.map(\.icon.text) == Array(repeating: "📚", count: 2 * times))
        #expect(records.count == 2 * times && records.allSatisfy { $0.intervals.count == 2 })
    }

    @Test func `a process killed while it writes and compacts loses nothing it was told of`()
        async throws
    {
        defer { remove() }
        let seed = UInt64.random(in: 0..<1_000_000)
        print("seed \(seed)")
        var generator = SeededGenerator(seed: seed)
        try await add(0)  // on a busy machine a worker may be killed before it has written
        var known = 0
        for round in 1...(TestScale.isExhaustive ? 1000 : 10) {
            let worker = try start("count", "100000")
            usleep(UInt32.random(in: 2000...60_000, using: &generator))
            kill(worker.process.processIdentifier, SIGKILL)
            let told = worker.values
            worker.process.waitUntilExit()

            let found = try await value()
            let least = told.last ?? known
            #expect((least...least + 1).contains(found), "round \(round), seed \(seed)")
            #expect(told == Array(known + 1..<known + 1 + told.count), "round \(round)")
            known = found
        }
        let journal = try #require(try PosixFileSystem(directory: directory).status(of: "journal"))
        #expect(journal.size <= 4 * 64 * 1024)
    }

    @Test func `a lock dies with its holder, and its holder is named meanwhile`() async throws {
        defer { remove() }
        let holder = try start("hold")
        _ = holder.output.fileHandleForReading.availableData
        let reason = RepositoryError.Reason.lockedBy(processID: holder.process.processIdentifier)

        let waiting = ContinuousClock.now
        await #expect(throws: StoreError.repository(.saveFailed(reason))) {
            try await add(1)
        }
        #expect(ContinuousClock.now - waiting < .seconds(5))
        kill(holder.process.processIdentifier, SIGKILL)
        holder.process.waitUntilExit()
        try await add(2)
        #expect(try await value() == 2)
    }

    @Test func `a follower is told of another process within a second`() async throws {
        defer { remove() }
        try await add(0)
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        let changes = store.changes { $0.id == "n" ? $0.id : nil }
        _ = try await store.report()

        let worker = try start("count", "1")
        _ = worker.values
        let written = ContinuousClock.now
        for await _ in changes { break }

        #expect(ContinuousClock.now - written < .seconds(1))
        #expect(try await value(in: store) == 1)
    }

    @Test func `a file that another program cuts while it is open harms nothing else`() async throws
    {
        defer { remove() }
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        try await add(1, in: store)
        let handle = try FileHandle(forUpdating: directory.appending(path: "journal"))
        try handle.truncate(atOffset: 50)
        try handle.close()

        #expect(try await value(in: store) == 0)
        try await add(2, in: store)
        #expect(try await value() == 2)
    }

    @Test func `files are for their owner alone, also after they were rewritten`() async throws {
        defer { remove() }
        let store = Store(fileSystem: PosixFileSystem(directory: directory))
        for number in 0..<400 { try await add(number, in: store, padding: 1000) }

        let files = FileManager.default
        for name in ["", "journal", "lock"] {
            let path = directory.appending(path: name).path
            let mode = try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(mode == (name.isEmpty ? 0o700 : 0o600), "\(name)")
        }
        #expect(try await store.report().bytes < 400 * 1000)
    }

    private func start(_ arguments: String...) throws -> WorkerProcess {
        try WorkerProcess(arguments, in: directory)
    }

    private func add(_ number: Int, in store: Store? = nil, padding: Int = 0) async throws {
        let store = store ?? Store(fileSystem: PosixFileSystem(directory: directory))
        try await store.update { transaction throws(StoreError) in
            transaction.set(Transaction.Key(kind: "worker", id: "n"), to: number)
            let text = String(repeating: "x", count: padding)
            transaction.set(Transaction.Key(kind: "worker", id: "padding"), to: text)
        }
    }

    private func value(in store: Store? = nil) async throws -> Int {
        let store = store ?? Store(fileSystem: PosixFileSystem(directory: directory))
        return try await store.read { transaction throws(StoreError) in
            let key = Transaction.Key(kind: "worker", id: "n")
            return try StoreError.fetching(try transaction.row(key, as: Int.self)) ?? 0
        }
    }

    private func remove() {
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) }
    }
}
