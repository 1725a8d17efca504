import HaruDomain

/// The durable records of a journal: the index in memory, and the values in the file.
final class StoreRecords {
    typealias Reason = RepositoryError.Reason
    typealias Key = Transaction.Key

    private static let chunk = 64 * 1024

    private let name: String
    private let fileSystem: any FileSystem
    private(set) var index = StoreIndex()

    init(_ name: String, in fileSystem: any FileSystem) {
        self.name = name
        self.fileSystem = fileSystem
    }

    /// Takes what a line of the journal changed.
    ///
    /// - Throws: `.damaged`; then nothing has changed.
    func apply(_ payload: UnsafeRawBufferPointer, at offset: Int, count: Int) throws(Reason) {
        try TransactionPayload.records(in: payload, count: count) { key, value in
            index.set(
                key,
                to: value.map {
                    StoreIndex.Place(offset: offset + $0.lowerBound, length: $0.count)
                }
            )
        }
    }

    /// The JSON of a record; nil where there is none.
    func json(_ key: Key) throws(Reason) -> [UInt8]? {
        let place = key.bytes.withUnsafeBytes { index.place(of: $0) }
        guard let place else { return nil }
        let bytes = try fileSystem.read(name, at: place.offset, count: place.length)
        guard bytes.count == place.length else { throw .damaged }
        return bytes
    }

    /// Hands over every record of a kind but those that were changed since, the file being read from
    /// front to back: its rank, in the order of identifiers if a range of them is asked for, its number
    /// in the index, and its JSON.
    func forEach(
        of kind: String,
        in range: Range<String>?,
        but changes: Transaction.Changes,
        _ body: (_ rank: Int, _ number: Int, UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        var numbers = index.numbers(of: kind, in: range)
        if !changes.isEmpty {
            numbers.removeAll { number in
                Key(bytes: index.key(of: number)).map { changes.keys.contains($0) } ?? false
            }
        }
        try forEach(numbers) { rank, json throws(Reason) in try body(rank, numbers[rank], json) }
    }

    /// Hands over the records of these numbers with their ranks among them, by their places in the file.
    private func forEach(
        _ numbers: [Int],
        _ body: (Int, UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        let places = numbers.map(index.place(of:))
        let order = places.indices.sorted { places[$0].offset < places[$1].offset }
        var (buffer, origin): ([UInt8], Int) = ([], 0)
        for rank in order {
            let place = places[rank]
            if place.offset + place.length > origin + buffer.count {
                origin = place.offset
                let count = rank == order.last ? place.length : max(Self.chunk, place.length)
                buffer = try fileSystem.read(name, at: origin, count: count)
                guard buffer.count >= place.length else { throw .damaged }
            }
            let start = place.offset - origin
            let result = buffer.withUnsafeBufferPointer { bytes in
                let json = UnsafeBufferPointer(rebasing: bytes[start..<start + place.length])
                return Result { () throws(Reason) in try body(rank, json) }
            }
            try result.get()
        }
    }

    /// Hands over every record of every kind, the file being read from front to back.
    func forEach(_ body: (Key, [UInt8]) throws(Reason) -> Void) throws(Reason) {
        let numbers = index.numbers.sorted {
            index.place(of: $0).offset < index.place(of: $1).offset
        }
        try forEach(numbers) { rank, json throws(Reason) in
            guard let key = Key(bytes: index.key(of: numbers[rank])) else { throw .damaged }
            try body(key, Array(json))
        }
    }
}
