import Foundation
@testable import HaruData
import HaruDomain
import Testing

struct PosixFileSystemTests {
    /// What strangers do to a file that is open, none of it by the rules.
    enum Deed: CaseIterable {
        case nothing, append, cut, remove, replace, moveAway, moveDirectory
    }

    let top = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    @Test(arguments: Deed.allCases, [false, true])
    func `tells a file that is as it was from one that was touched, also behind a link`(
        deed: Deed,
        isLinked: Bool
    ) throws {
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: top) } }
        let (real, link) = (top.appending(path: "real"), top.appending(path: "link"))
        try FileManager.default.createDirectory(at: real, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: real)
        let place = real.appending(path: "store")
        let files = PosixFileSystem(
            directory: (isLinked ? link : real).appending(path: "store")
        )
        try files.write([1, 2, 3, 0, 0], to: "file", at: 0)
        let identity = try #require(try files.status(of: "file")).identity

        try perform(deed, on: place)

        #expect(files.isUnchanged("file", identity, from: 3) == (deed == .nothing))
        #expect(!files.isUnchanged("file", identity, from: 2))
        #expect(!files.isUnchanged("file", identity + 1, from: 3))
    }

    @Test(arguments: Deed.allCases.dropFirst(), [false, true])
    func `a deed of strangers ends the wait for one, also when it comes first`(
        deed: Deed,
        isFirst: Bool
    ) async throws {
        let place = top.appending(path: "store")
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: top) } }
        let files = PosixFileSystem(directory: place, longestSilence: 60_000)
        try files.write([1, 2, 3, 0, 0], to: "file", at: 0)
        let identity = try #require(try files.status(of: "file")).identity
        let looks = Locked(0)

        if isFirst { try perform(deed, on: place) }
        let start = ContinuousClock.now
        async let waiting: Void = withCheckedContinuation { continuation in
            Thread.detachNewThread {
                files.awaitChange {
                    looks.withLock { $0 += 1 }
                    return files.isUnchanged("file", identity, from: 3)
                }
                continuation.resume()
            }
        }
        if !isFirst {
            while looks.withLock({ $0 }) == 0 { await Task.yield() }
            try perform(deed, on: place)
        }
        await waiting

        #expect(!files.isUnchanged("file", identity, from: 3))
        #expect(start.duration(to: .now) < .seconds(30))
    }

    private func perform(_ deed: Deed, on place: URL) throws {
        let (file, other) = (place.appending(path: "file"), place.appending(path: "other"))
        switch deed {
        case .nothing: break
        case .append:
            let handle = try FileHandle(forUpdating: file)
            try handle.seek(toOffset: 3)
            try handle.write(contentsOf: [4])
        case .cut: try FileHandle(forUpdating: file).truncate(atOffset: 3)
        case .remove: try FileManager.default.removeItem(at: file)
        case .replace:
            try Data([1, 2, 3, 0, 0]).write(to: other)
            try #require(rename(other.path, file.path) == 0)
        case .moveAway: try FileManager.default.moveItem(at: file, to: other)
        case .moveDirectory:
            try FileManager.default.moveItem(at: place, to: top.appending(path: "elsewhere"))
        }
    }
}
