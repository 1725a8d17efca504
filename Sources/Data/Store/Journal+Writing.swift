import HaruDomain

/// Appending, which ends with a sync.
extension Journal {
    private static let growth = 64 * 1024

    /// Returns when the lines of the changes are durable, in a new file behind a header; a failed write is
    /// undone.
    ///
    /// After a write that cannot be undone and after a failed sync nobody knows what the file holds,
    /// so the journal refuses whatever follows until it is opened again.
    mutating func append(_ changes: PendingChanges) throws(Reason) {
        let before = header == nil ? newHeader.lines : []
        let place = end + before.count
        try write(before.isEmpty ? changes.lines : before + changes.lines)
        header = header ?? newHeader
        records.apply(changes, movedBy: place - changes.start)
    }

    /// Cuts off what stands behind the last whole line.
    mutating func cutTail() throws(Reason) {
        try fileSystem.truncate(Self.name, to: end)
        try fileSystem.sync(Self.name)
        file = try fileSystem.status(of: Self.name)
        tail = end..<end
    }

    private mutating func write(_ lines: ArraySlice<UInt8>) throws(Reason) {
        if let refusal { throw refusal }
        do throws(Reason) {
            try fileSystem.write(lines, to: Self.name, at: end)
            try grow(to: end + lines.count)
        } catch {
            undoWrite()
            throw error
        }
        do throws(Reason) {
            try fileSystem.sync(Self.name)
        } catch {
            refusal = error
            throw error
        }
        if file == nil { file = try fileSystem.status(of: Self.name) }
        end += lines.count
        tail = end..<end
    }

    /// Writes NULs behind the lines where the file ends with them; a sync is cheaper when the file keeps
    /// its length. Without room there are none.
    private mutating func grow(to needed: Int) throws(Reason) {
        guard needed > file?.size ?? 0 else { return }
        var size = (needed / Self.growth + 1) * Self.growth
        do throws(Reason) {
            let room = [UInt8](repeating: 0, count: size - needed)
            try fileSystem.write(room[...], to: Self.name, at: needed)
        } catch .noSpace {
            size = needed
        }
        if let file { self.file = FileStatus(identity: file.identity, size: size) }
    }

    private mutating func undoWrite() {
        do {
            try fileSystem.truncate(Self.name, to: end)
            if let file { self.file = FileStatus(identity: file.identity, size: end) }
        } catch {
            refusal = error
        }
    }
}
