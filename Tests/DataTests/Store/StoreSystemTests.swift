import Foundation
@testable import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// What the system itself does to a store. Each test needs root and programs of Linux, and says so where
/// they are missing.
@Suite(.enabled(if: TestScale.isExhaustive), .serialized, .timeLimit(.minutes(5)))
struct StoreSystemTests {
    let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test func `D09, D19: a full disk costs nothing that was acknowledged, and room heals it`()
        async throws
    {
        try make(directory)
        defer { remove() }
        guard try run("mount", "-t", "tmpfs", "-o", "size=96k", "tmpfs", directory.path) else {
            return print("skipped: no small disk can be mounted here")
        }
        defer { #expect(throws: Never.self) { try run("umount", directory.path) } }
        let store = directory.appending(path: "store")
        try fill(store)
        let first = try work(["count", "1000"], in: store)
        let second = try work(["count", "1000"], in: store)

        #expect(first.status == 1 && first.complaint.contains("noSpace"))
        #expect(second.status == 1 && second.complaint.contains("noSpace"))
        let told = (first.values + second.values).last ?? 0
        #expect(try work(["value", ""], in: store).values == [told])
        try FileManager.default.removeItem(at: directory.appending(path: "filling"))
        let healed = try work(["count", "3"], in: store)
        #expect(healed.values == [told + 1, told + 2, told + 3])
    }

    @Test func `a limit on the length of files, at every byte of a record, only refuses`() throws {
        defer { remove() }
        guard try run("prlimit", "--version") else {
            return print("skipped: prlimit is not installed")
        }
        #expect(try work(["count", "1"]).values == [1])
        let journal = directory.appending(path: Journal.name)
        let bytes = try Data(contentsOf: journal).prefix { $0 != 0 }
        try Data(bytes).write(to: journal)
        var told = 1
        for limit in bytes.count...bytes.count + 700 {
            let end = try work(["count", "1"], under: ["prlimit", "--fsize=\(limit)"])
            if end.status == 0 {
                #expect(end.values == [told + 1])
                told += 1
                #expect(limit > bytes.count + 500)
                break
            }
            #expect(end.status == 1 && end.complaint.contains("noSpace"), "\(limit)")
            #expect(try Data(contentsOf: journal) == bytes, "\(limit)")
        }
        #expect(told == 2)
        #expect(try work(["count", "1"]).values == [3])
    }

    @Test func `directories that may not be read or written are refused, and no more`() throws {
        defer { remove() }
        let program = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.copyItem(at: try WorkerProcess.program(), to: program)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: program) } }
        let stranger = ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups"]
        guard try run(stranger + [program.path]) == false, try run(stranger + ["true"]) else {
            return print("skipped: only root can become an ordinary user")
        }
        func asStranger(_ arguments: String...) throws -> (status: Int32, text: String) {
            try output(stranger + [program.path, directory.path] + arguments)
        }
        #expect(try work(["count", "2"]).values == [1, 2])

        for (mode, readable) in [(0o000, false), (0o700, false), (0o711, false), (0o755, false)] {
            try set(mode, directory)
            let (status, text) = try asStranger("value")
            #expect(status == 1 && text.contains("notPermitted"), "\(mode) \(readable)")
            #expect(try asStranger("count", "1").text.contains("notPermitted"))
        }
        try set(0o755, directory)
        try set(0o644, directory.appending(path: Journal.name))
        #expect(try asStranger("value").text == "2\n")
        let before = try Data(contentsOf: directory.appending(path: Journal.name))
        let (status, text) = try asStranger("count", "1")
        #expect(status == 1 && text.contains("notPermitted"))
        // The lock is theirs, the journal is not.
        try set(0o666, directory.appending(path: "lock"))
        #expect(try asStranger("count", "1").text.contains("notPermitted"))
        #expect(try Data(contentsOf: directory.appending(path: Journal.name)) == before)
        try set(0o700, directory)
        #expect(try work(["count", "1"]).values == [3])
    }

    @Test(arguments: ["", "journal", "lock"])
    func `links, directories and pipes in the place of its files are not followed`(
        name: String
    ) async throws {
        defer { remove() }
        let elsewhere = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        #expect(try work(["count", "1"], in: elsewhere).values == [1])
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: elsewhere) } }
        let before = try contents(of: elsewhere)
        let place = name.isEmpty ? directory : directory.appending(path: name)
        let target = name.isEmpty ? elsewhere : elsewhere.appending(path: name)
        if !name.isEmpty { try make(directory) }
        let obstacles: [() throws -> Void] = [
            {
                try FileManager.default.createSymbolicLink(at: place, withDestinationURL: target)
            },
            { try make(name.isEmpty ? place.appending(path: "journal") : place) },
            { #expect(mkfifo(place.path, 0o600) == 0) },
        ]
        for (number, put) in obstacles.enumerated() {
            try put()
            let end = try work(["count", "1"])
            #expect(end.status == 1 && end.values.isEmpty, "\(number): \(end.complaint)")
            #expect(try contents(of: elsewhere) == before)
            try FileManager.default.removeItem(at: place)
        }
        #expect(try work(["count", "1"]).values == [1])
    }

    @Test func `a signal that interrupts a call is not heard of, other faults of the system are`()
        async throws
    {
        defer { remove() }
        #expect(try work(["count", "1"]).values == [1])
        guard try run("strace", "-f", "-o", "/dev/null", "true") else {
            return print("skipped: strace is not installed or not permitted")
        }
        var told = 1
        let files = ["journal", "lock"].flatMap { ["-P", directory.appending(path: $0).path] }
        for call in ["openat", "pwrite64", "pread64", "fdatasync", "ftruncate", "flock"] {
            for fault in ["EINTR", "EIO", "ENOSPC"] {
                for place in 1...4 {
                    let inject = "inject=\(call):error=\(fault):when=\(place)"
                    let trace = ["strace", "-f", "-o", "/dev/null", "-e", inject] + files
                    let end = try work(["count", "2"], under: trace)
                    #expect(end.values == Array(told + 1..<told + 1 + end.values.count))
                    if fault == "EINTR" { #expect(end.status == 0, "\(inject) \(end.complaint)") }
                    #expect(end.status < 2, "\(inject) \(end.complaint)")
                    told += end.values.count
                    // What was refused after a sync that failed may be there.
                    let found = try work(["value"]).values
                    #expect(
                        found == [told] || (fault != "EINTR" && found == [told + 1]),
                        "\(inject)"
                    )
                    told = found.last ?? told
                }
            }
        }
    }

    private func work(
        _ arguments: [String],
        in store: URL? = nil,
        under program: [String] = []
    ) throws -> (values: [Int], status: Int32, complaint: String) {
        try WorkerProcess(arguments, in: store ?? directory, under: program).end()
    }

    /// Leaves nothing of the disk but what the store has already grown by.
    private func fill(_ store: URL) throws {
        #expect(try work(["count", "1"], in: store).values == [1])
        let filling = directory.appending(path: "filling")
        #expect(FileManager.default.createFile(atPath: filling.path, contents: nil))
        let handle = try FileHandle(forWritingTo: filling)
        #expect(throws: (any Error).self) {
            while true { try handle.write(contentsOf: Data(repeating: 1, count: 512)) }
        }
        try handle.close()
    }

    private func run(_ command: String...) throws -> Bool { try run(command) }

    private func run(_ command: [String]) throws -> Bool { try output(command).status == 0 }

    private func output(_ command: [String]) throws -> (status: Int32, text: String) {
        let (process, pipe) = (Process(), Pipe())
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    private func make(_ directory: URL) throws {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    private func set(_ mode: Int, _ place: URL) throws {
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: place.path)
    }

    private func contents(of directory: URL) throws -> [String: Data] {
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        return Dictionary(
            uniqueKeysWithValues: try names.map {
                ($0, try Data(contentsOf: directory.appending(path: $0)))
            }
        )
    }

    private func remove() {
        #expect(throws: Never.self) { try FileManager.default.removeItem(at: directory) }
    }
}
