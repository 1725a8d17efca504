import HaruDomain

/// Appending, which ends with a sync.
extension Journal {
    private static let growth = 64 * 1024

    /// Returns when the payloads are durable, in a new file behind a header; a failed write is undone.
    ///
    /// After a write that cannot be undone and after a failed sync nobody knows what the file holds,
    /// so the journal refuses whatever follows until it is opened again.
    mutating func append(_ payloads: [TransactionPayload]) throws(Reason) {
        var lines = header == nil ? newHeader.lines : []
        lines.reserveCapacity(payloads.reduce(200) { $0 + $1.bytes.count + 64 } + Self.growth)
        let starts = payloads.map { payload in
            end + JournalLine.append(payload.bytes, count: payload.places.count, to: &lines)
        }
        try write(&lines)
        header = header ?? newHeader
        for (payload, start) in zip(payloads, starts) { records.apply(payload, at: start) }
    }

    /// Cuts off what stands behind the last whole line.
    mutating func cutTail() throws(Reason) {
        try fileSystem.truncate(Self.name, to: end)
        try fileSystem.sync(Self.name)
        file = try fileSystem.status(of: Self.name)
        tail = end..<end
    }

    private mutating func write(_ lines: inout [UInt8]) throws(Reason) {
        if let refusal { throw refusal }
        let count = lines.count
        do throws(Reason) {
            try writeAndGrow(&lines)
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
        end += count
        tail = end..<end
    }

    /// Writes into what the file was grown by; a sync is cheaper when the file keeps its length.
    private mutating func writeAndGrow(_ lines: inout [UInt8]) throws(Reason) {
        let (count, needed, size) = (lines.count, end + lines.count, file?.size ?? 0)
        guard needed > size else { return try fileSystem.write(lines, to: Self.name, at: end) }
        let grown = (needed / Self.growth + 1) * Self.growth
        do throws(Reason) {
            lines += [UInt8](repeating: 0, count: grown - needed)
            try fileSystem.write(lines, to: Self.name, at: end)
        } catch .noSpace {
            lines.removeLast(lines.count - count)
            try fileSystem.write(lines, to: Self.name, at: end)
        }
        if let file { self.file = FileStatus(identity: file.identity, size: grown) }
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
