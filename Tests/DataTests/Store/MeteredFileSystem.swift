@testable import HaruData
import HaruDomain

/// Counts what is asked of another file system.
final class MeteredFileSystem: FileSystem {
    struct Meter: Sendable {
        var calls = 0
        var bytesRead = 0
        var bytesWritten = 0
    }

    private let files: MemoryFileSystem
    private let counted = Locked(Meter())

    init(_ files: MemoryFileSystem) {
        self.files = files
    }

    var meter: Meter { counted.withLock { $0 } }

    func status(of name: String) throws(Reason) -> FileStatus? {
        count()
        return try files.status(of: name)
    }

    func names() throws(Reason) -> [String] {
        count()
        return try files.names()
    }

    func read(
        _ name: String,
        at offset: Int,
        into buffer: UnsafeMutableRawBufferPointer
    ) throws(Reason) -> Int {
        let bytes = try files.read(name, at: offset, into: buffer)
        count(read: bytes)
        return bytes
    }

    func isUnchanged(_ name: String, _ identity: UInt64, from end: Int) -> Bool {
        count()
        return files.isUnchanged(name, identity, from: end)
    }

    func write(
        _ bytes: UnsafeRawBufferPointer,
        to name: String,
        at offset: Int
    ) throws(Reason) {
        count(written: bytes.count)
        try files.write(bytes, to: name, at: offset)
    }

    func truncate(_ name: String, to size: Int) throws(Reason) {
        count()
        try files.truncate(name, to: size)
    }

    func sync(_ name: String) throws(Reason) {
        count()
        try files.sync(name)
    }

    func replace(_ name: String, with newName: String) throws(Reason) {
        count()
        try files.replace(name, with: newName)
    }

    func remove(_ name: String) throws(Reason) {
        count()
        try files.remove(name)
    }

    func release(_ name: String) { files.release(name) }

    func tryLock() throws(Reason) -> Bool {
        count()
        return try files.tryLock()
    }

    func unlock() { files.unlock() }

    func lockHolder() -> Int32 { files.lockHolder() }

    func wait() { files.wait() }
    func awaitChange(while isSame: () -> Bool) { files.awaitChange(while: isSame) }

    private func count(read: Int = 0, written: Int = 0) {
        counted.withLock {
            $0.calls += 1
            $0.bytesRead += read
            $0.bytesWritten += written
        }
    }
}
