import HaruDomain

/// Setting aside and rewriting, all of it under the lock.
extension Journal {
    static let newName = "journal.new"
    private static let chunk = 256 * 1024
    private static let reportEnd = ".report"

    /// Sets aside what cannot be read, keeps the report beside it, and leaves a journal of whole lines.
    mutating func repair(_ fileSystem: any FileSystem) throws(Reason) -> StoreDamage? {
        if isDamaged {
            let name = try freeName("damaged-", fileSystem)
            let ranges = damage + (tail.isEmpty ? [] : [tail])
            let report = StoreDamage(
                file: name,
                cause: .damage,
                ranges: ranges,
                named: try named(in: ranges, fileSystem),
                mayBeOlder: olderRecords(than: ranges.first?.lowerBound ?? 0)
            )
            try copy(0..<max(end, ranges.last?.upperBound ?? end), to: name, report, fileSystem)
            try rewrite(fileSystem)
            return report
        }
        guard !tail.isEmpty else { return nil }
        let name = try freeName("torn-", fileSystem)
        let report = StoreDamage(
            file: name,
            cause: .tornTail,
            ranges: [tail],
            named: try named(in: [tail], fileSystem),
            mayBeOlder: []
        )
        try copy(tail, to: name, report, fileSystem)
        try cutTail()
        return report
    }

    /// Writes the records that live into a new file and puts it in the place of the old one.
    mutating func rewrite(_ fileSystem: any FileSystem) throws(Reason) {
        try rewrite(fileSystem, header ?? newHeader) { _, json in json }
    }

    /// The same under another header, each record as `change` makes it; nil leaves it out.
    mutating func rewrite(
        _ fileSystem: any FileSystem,
        _ header: JournalHeader,
        _ change: (Transaction.Key, [UInt8]) throws(Reason) -> [UInt8]?
    ) throws(Reason) {
        do throws(Reason) {
            try writeNew(fileSystem, header, change)
        } catch {
            dropNew(fileSystem)
            throw error
        }
        try fileSystem.replace(Self.name, with: Self.newName)
        try readAll(try fileSystem.status(of: Self.name))
    }

    private func writeNew(
        _ fileSystem: any FileSystem,
        _ header: JournalHeader,
        _ change: (Transaction.Key, [UInt8]) throws(Reason) -> [UInt8]?
    ) throws(Reason) {
        try fileSystem.remove(Self.newName)
        var (bytes, written) = (header.lines, 0)
        try records.forEach { key, json throws(Reason) in
            if let json = try change(key, json) {
                var payload = JSONWriter(capacity: json.count + 100)
                payload.object { payload in
                    _ = payload.name(key)
                    payload.raw(json)
                }
                bytes += JournalLine.encode(payload.bytes, count: 1)
            }
            if bytes.count > Self.chunk {
                try fileSystem.write(bytes, to: Self.newName, at: written)
                written += bytes.count
                bytes.removeAll(keepingCapacity: true)
            }
        }
        try fileSystem.write(bytes, to: Self.newName, at: written)
        try fileSystem.sync(Self.newName)
    }

    /// Gives back the room that an unfinished file takes.
    private func dropNew(_ fileSystem: any FileSystem) {
        do throws(Reason) {
            try fileSystem.remove(Self.newName)
        } catch {
            // The next rewriting removes it.
        }
    }

    /// What was set aside and not acknowledged, in the order in which it was.
    static func reports(in fileSystem: any FileSystem) throws(Reason) -> [StoreDamage] {
        let names = try fileSystem.names().filter { $0.hasSuffix(reportEnd) }
        return try names.sorted {
            $0.utf8.count == $1.utf8.count ? $0 < $1 : $0.utf8.count < $1.utf8.count
        }
        .map { name throws(Reason) in
            let size = try fileSystem.status(of: name)?.size ?? 0
            return try JSONReader.value(of: try fileSystem.read(name, at: 0, count: size))
        }
    }

    /// Forgets the reports; what was set aside stays where it is.
    static func acknowledgeReports(in fileSystem: any FileSystem) throws(Reason) {
        for report in try reports(in: fileSystem) {
            try fileSystem.remove(report.file + reportEnd)
        }
    }

    private func freeName(_ start: String, _ fileSystem: any FileSystem) throws(Reason) -> String {
        let names = Set(try fileSystem.names())
        var number = 1
        while names.contains(start + String(number)) { number += 1 }
        return start + String(number)
    }

    private func copy(
        _ range: Range<Int>,
        to name: String,
        _ report: StoreDamage,
        _ fileSystem: any FileSystem
    ) throws(Reason) {
        var position = range.lowerBound
        while position < range.upperBound {
            let count = min(Self.chunk, range.upperBound - position)
            let bytes = try fileSystem.read(Self.name, at: position, count: count)
            guard !bytes.isEmpty else { break }
            try fileSystem.write(bytes, to: name, at: position - range.lowerBound)
            position += bytes.count
        }
        try fileSystem.sync(name)
        let json = JSONWriter.bytes(of: report)
        try fileSystem.write(json, to: name + Self.reportEnd, at: 0)
        try fileSystem.sync(name + Self.reportEnd)
    }

    /// The keys that are legible in bytes which are no lines.
    private func named(
        in ranges: [Range<Int>],
        _ fileSystem: any FileSystem
    ) throws(Reason) -> [String] {
        var names: Set<String> = []
        for range in ranges {
            let bytes = try fileSystem.read(
                Self.name,
                at: range.lowerBound,
                count: min(range.count, 16 * Self.chunk)
            )
            bytes.withUnsafeBytes { names.formUnion(TransactionPayload.keys(legibleIn: $0)) }
        }
        return names.sorted()
    }

    /// The records that were last written before a place: what was lost there may have changed them.
    private func olderRecords(than place: Int) -> [String] {
        records.index.numbers.filter { records.index.place(of: $0).offset < place }
            .map { String(decoding: records.index.key(of: $0), as: UTF8.self) }
    }
}
