/// Files and names as they are, and as they were when they last were synced.
package struct MemoryDisk: Sendable {
    /// What a loss of power leaves of what was not synced.
    package struct Loss: Hashable, Sendable {
        /// What it leaves of bytes.
        package enum Bytes: CaseIterable, Sendable {
            case dropped, halved, zeroed, kept
        }

        let bytes: Bytes
        let keepsNames: Bool

        package static let dropped = Loss(bytes: .dropped, keepsNames: false)

        /// Every one there is.
        package static let all = Bytes.allCases.flatMap {
            [Loss(bytes: $0, keepsNames: false), Loss(bytes: $0, keepsNames: true)]
        }
    }

    struct File: Sendable {
        var bytes: [UInt8]
        private var durable: [UInt8]
        /// Where bytes may differ from the durable ones.
        private var unsynced = 0..<0

        init(_ bytes: [UInt8] = []) {
            self.bytes = bytes
            durable = bytes
        }

        mutating func write(_ new: ArraySlice<UInt8>, at offset: Int) {
            if bytes.count < offset {
                bytes += [UInt8](repeating: 0, count: offset - bytes.count)
            }
            bytes.replaceSubrange(offset..<min(offset + new.count, bytes.count), with: new)
            touch(offset..<offset + new.count)
        }

        mutating func truncate(to size: Int) {
            touch(min(size, bytes.count)..<bytes.count)
            bytes.removeLast(max(0, bytes.count - size))
        }

        mutating func sync() {
            durable = bytes
            unsynced = 0..<0
        }

        func left(after loss: Loss.Bytes) -> [UInt8] {
            let range = unsynced.clamped(to: 0..<bytes.count)
            switch loss {
            case .dropped: return durable
            case .kept: return bytes
            case .halved:
                let changed = bytes[range].withUnsafeBytes(JournalLine.countWithoutNULs)
                let half = range.lowerBound + changed / 2
                return Array(bytes[..<half] + durable.dropFirst(half))
            case .zeroed:
                let zeros = [UInt8](repeating: 0, count: range.count)
                return Array(bytes[..<range.lowerBound] + zeros + bytes[range.upperBound...])
            }
        }

        private mutating func touch(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            let lower = min(unsynced.isEmpty ? .max : unsynced.lowerBound, range.lowerBound)
            unsynced = lower..<max(unsynced.upperBound, range.upperBound)
        }
    }

    var files: [UInt64: File] = [:]
    var names: [String: UInt64] = [:]
    var durableNames: [String: UInt64] = [:]
    var isLocked = false
    private var nextIdentity: UInt64 = 1

    /// Files that are durable.
    init(_ files: [String: [UInt8]]) {
        for (name, bytes) in files { change(name) { $0 = File(bytes) } }
        durableNames = names
    }

    /// The file under a name.
    subscript(name: String) -> File? { names[name].flatMap { files[$0] } }

    var contents: [String: [UInt8]] { names.compactMapValues { files[$0]?.bytes } }

    /// Changes the file under a name, and makes it if it is missing.
    mutating func change(_ name: String, _ body: (inout File) -> Void) {
        let identity = names[name] ?? nextIdentity
        if names[name] == nil { nextIdentity += 1 }
        names[name] = identity
        body(&files[identity, default: File()])
    }

    /// Makes the names durable and frees the files that have none.
    mutating func syncNames() {
        durableNames = names
        let named = Set(names.values)
        files = files.filter { named.contains($0.key) }
    }

    func left(after loss: Loss) -> MemoryDisk {
        let names = loss.keepsNames ? names : durableNames
        return MemoryDisk(names.compactMapValues { files[$0]?.left(after: loss.bytes) })
    }
}
