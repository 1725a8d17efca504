import HaruDomain

/// Changes that are not in the journal yet: the lines they will be, and where in them each record lies.
///
/// Rows are encoded where they will be written from, once.
struct PendingChanges {
    typealias Reason = RepositoryError.Reason
    typealias Key = Transaction.Key

    /// What becomes of a record; without a row it is removed.
    struct Change<Row> {
        let row: Row?
    }

    private static let null = Array("null".utf8)

    /// Room for what stands before the payload of the first line, and the lines.
    private var json = JSONWriter(capacity: 0)
    /// The last change of each record, its place one in the bytes.
    private(set) var index = StoreIndex(keepsRemovals: true)
    /// How many records the line has that is being made.
    private var count = 0
    /// Where in the bytes the lines begin.
    private(set) var start = 0

    var isEmpty: Bool { json.bytes.isEmpty }

    /// The lines, once they are closed.
    var lines: ArraySlice<UInt8> { json.bytes[start...] }

    var keys: Set<Key> { Set(index.entries.indices.compactMap { Key(bytes: index.key(of: $0)) }) }

    /// Changes a record or, given nil, removes it.
    mutating func set(_ key: Key, to row: (some StoreValue)?) {
        if isEmpty {
            json = JSONWriter(room: JournalLine.mostBefore)
            json.raw([UInt8(ascii: "{")])
        }
        if json.bytes.count > 4096 { json.grow() }
        let name = json.name(key)
        let start = json.bytes.count
        if let row { row.write(to: &json) } else { json.raw(Self.null) }
        let place = StoreIndex.Place(offset: start, length: json.bytes.count - start)
        count += 1
        let isPlain = name.count == key.kind.utf8.count + 1 + key.id.utf8.count
        let bytes = isPlain ? json.bytes[name] : key.bytes[...]
        bytes.withUnsafeBytes { index.set($0, to: row == nil ? nil : place) }
    }

    /// Makes one line of the changes.
    mutating func close() {
        json.raw([UInt8(ascii: "}")])
        start = JournalLine.enclose(&json.bytes, from: JournalLine.mostBefore, count: count)
    }

    /// Adds the closed lines of others, behind which there will be no more.
    mutating func append(_ other: PendingChanges) {
        guard !isEmpty else { return self = other }
        let distance = json.bytes.count - other.start
        json.bytes.append(contentsOf: other.lines)
        other.index.forEachChange { key, place in index.set(key, to: place?.moved(by: distance)) }
    }

    /// Whether a record is changed or removed.
    func has(_ key: UnsafeRawBufferPointer) -> Bool { index.has(key) }

    /// What becomes of a record; nil where it is not changed.
    func change<Row: StoreValue>(of key: Key, as type: Row.Type) throws(Reason) -> Change<Row>? {
        if isEmpty { return nil }
        let bytes = key.bytes
        guard bytes.withUnsafeBytes({ index.has($0) }) else { return nil }
        let place = bytes.withUnsafeBytes { index.place(of: $0) }
        return Change(row: try place.map { place throws(Reason) in try row(at: place) })
    }

    /// The rows of a kind that are changed and not removed, in the order of their identifiers if a range
    /// of them is asked for, with their keys.
    func rows<Row: StoreValue>(
        of kind: String,
        in range: Range<String>?,
        as type: Row.Type
    ) throws(Reason) -> [(key: ArraySlice<UInt8>, row: Row)] {
        if isEmpty { return [] }
        var index = index
        return try index.numbers(of: kind, in: range).map { number throws(Reason) in
            let number = Int(number)
            return (index.key(of: number), try row(at: index.place(of: number)))
        }
    }

    private func row<Row: StoreValue>(at place: StoreIndex.Place) throws(Reason) -> Row {
        let result = json.bytes[place.offset..<place.offset + place.length]
            .withUnsafeBufferPointer { bytes in
                Result { () throws(Reason) in try JSONReader.value(Row.self, of: bytes) }
            }
        return try result.get()
    }

}
