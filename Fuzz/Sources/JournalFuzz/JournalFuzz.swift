import CFuzzer
@testable import HaruData
import HaruDomain

/// What the reader makes of bytes, it makes of its own repair of them; and a record that is written
/// afterwards is there, too.
@main
enum JournalFuzz {
    typealias Records = [Transaction.Key: [UInt8]]

    static func main() {
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        LLVMFuzzerRunDriver(&count, &arguments) { start, count in
            JournalFuzz.run(UnsafeRawBufferPointer(start: start, count: count))
            return 0
        }
    }

    private static func run(_ input: UnsafeRawBufferPointer) {
        let bytes = journal(of: input)
        let files = MemoryFileSystem([Journal.name: bytes])
        var journal = Journal(in: files, schema: 1)
        do {
            _ = try journal.catchUp()
        } catch {
            check(files.contents == [Journal.name: bytes], "what is refused stays as it is")
            return
        }
        do {
            var found = try records(of: journal)
            _ = try journal.repair(files)
            check(try records(of: journal) == found, "a repair changes no record")
            var repaired = Journal(in: files, schema: 1)
            _ = try repaired.catchUp()
            check(!repaired.isDamaged && repaired.tail.isEmpty, "a repair leaves nothing to do")
            check(try records(of: repaired) == found, "a repaired journal holds the same")

            let (key, json) = (Transaction.Key(kind: "fuzz", id: "last"), Array("1".utf8))
            var changes = PendingChanges()
            changes.set(key, to: RawJSON(json))
            changes.close()
            try repaired.append(changes)
            found[key] = json
            let crashed = files.afterCrash()
            var opened = Journal(in: crashed, schema: 1)
            _ = try opened.catchUp()
            check(try records(of: opened) == found, "what was written is there")
        } catch {
            check(false, "what was opened can be used: \(error)")
        }
    }

    /// The input as it is, or its lines as payloads with checksums that are right, so that more than the
    /// checksum is tried. Whoever can make a checksum makes JSON.
    private static func journal(of input: UnsafeRawBufferPointer) -> [UInt8] {
        guard let first = input.first, first % 2 != 0 else { return Array(input.dropFirst()) }
        var bytes = JournalHeader(schema: 1).lines
        for payload in input.dropFirst().split(separator: UInt8(ascii: "\n")) {
            guard let count = members(of: Array(payload)), count > 0 else { continue }
            bytes += JournalLine.encode(Array(payload), count: count)
        }
        if first % 4 == 3 { bytes[Int(first) * bytes.count / 256] ^= first }
        return bytes
    }

    /// How many records a payload has; nil for what the store never writes.
    private static func members(of payload: [UInt8]) -> Int? {
        guard payload.first == UInt8(ascii: "{"), payload.last == UInt8(ascii: "}") else {
            return nil
        }
        return payload.withUnsafeBufferPointer { bytes in
            var (json, count) = (JSONReader(bytes), 0)
            do throws(Transaction.Reason) {
                try json.members { name, json throws(Transaction.Reason) in
                    guard name.contains("/") else { throw .damaged }
                    _ = try RawJSON(from: &json)
                    count += 1
                }
                return json.next == nil ? count : nil
            } catch {
                return nil
            }
        }
    }

    private static func records(of journal: Journal) throws(Transaction.Reason) -> Records {
        var records: Records = [:]
        try journal.records.forEach { key, json throws(Transaction.Reason) in records[key] = json }
        return records
    }

    private static func check(_ isSo: Bool, _ promise: String) {
        if !isSo { fatalError(promise) }
    }
}
