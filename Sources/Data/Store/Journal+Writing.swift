import HaruDomain

/// Appending, which ends with a sync.
extension Journal {
    private static let growth = 64 * 1024

    /// Returns when the payloads are durable, in a new file behind a header; a failed write is undone.
    ///
    /// After a write that cannot be undone and after a failed sync nobody knows what the file holds,
    /// so the journal refuses whatever follows until it is opened again.
    mutating func append(_ payloads: [(bytes: [UInt8], count: Int)]) throws(Reason) {
        var lines = header == nil ? newHeader.lines : []
        var starts: [Int] = []
        for payload in payloads {
            lines += JournalLine.encode(payload.bytes, count: payload.count)
            starts.append(end + lines.count - payload.bytes.count - 2)
        }
        try write(lines)
        header = header ?? newHeader
        for (payload, start) in zip(payloads, starts) {
            let result = payload.bytes.withUnsafeBytes { bytes in
                Result { () throws(Reason) in
                    try records.apply(bytes, at: start, count: payload.count)
                }
            }
            try result.get()
        }
    }

    /// Cuts off what stands behind the last whole line.
    mutating func cutTail() throws(Reason) {
        try fileSystem.truncate(Self.name, to: end)
        try fileSystem.sync(Self.name)
        file = try fileSystem.status(of: Self.name)
        tail = end..<end
    }

    private mutating func write(_ lines: [UInt8]) throws(Reason) {
        if let refusal { throw refusal }
        do throws(Reason) {
            try writeAndGrow(lines)
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

    /// Writes into what the file was grown by; a sync is cheaper when the file keeps its length.
    private mutating func writeAndGrow(_ lines: [UInt8]) throws(Reason) {
        let (needed, size) = (end + lines.count, file?.size ?? 0)
        guard needed > size else { return try fileSystem.write(lines, to: Self.name, at: end) }
        let grown = (needed / Self.growth + 1) * Self.growth
        do throws(Reason) {
            let padding = [UInt8](repeating: 0, count: grown - needed)
            try fileSystem.write(lines + padding, to: Self.name, at: end)
        } catch .noSpace {
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
