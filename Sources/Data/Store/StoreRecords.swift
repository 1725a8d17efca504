import HaruDomain

/// The durable records of a journal: the index in memory, and the values in the file.
final class StoreRecords {
    typealias Reason = RepositoryError.Reason
    typealias Key = Transaction.Key

    private static let chunk = 64 * 1024

    /// Tells these records apart from those of a file that was replaced.
    final class Identity: Sendable {
        let isCurrent = Locked(true)
    }

    let identity = Identity()

    private let name: String
    private let fileSystem: any FileSystem
    private(set) var index: StoreIndex
    private(set) var recentKeys = RecentKeys()

    /// The records of a file that has so many bytes.
    init(_ name: String, of count: Int = 0, in fileSystem: any FileSystem) {
        index = StoreIndex(ofBytes: count)
        self.name = name
        self.fileSystem = fileSystem
    }

    /// Takes what a line of the journal changed.
    ///
    /// - Throws: `.damaged`; then nothing has changed.
    func apply(_ payload: UnsafeRawBufferPointer, at offset: Int, count: Int) throws(Reason) {
        recentKeys.forget()
        try TransactionPayload.records(in: payload, count: count) { key, value in
            index.set(
                key,
                to: value.map {
                    StoreIndex.Place(offset: offset + $0.lowerBound, length: $0.count)
                }
            )
        }
    }

    /// Takes changes that were appended to the journal, their bytes so much further on.
    func apply(_ changes: PendingChanges, movedBy distance: Int) {
        index.makeRoom(for: changes.index)
        changes.index.forEachChange { key, place in
            index.set(key, to: place?.moved(by: distance))
        }
        for number in changes.index.entries.indices {
            recentKeys.add(changes.index.key(of: number))
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

    /// Hands over every record of a kind but those that are changed, the file being read from
    /// front to back: its rank, in the order of identifiers if a range of them is asked for, its number
    /// in the index, and its JSON.
    func forEach(
        of kind: String,
        in range: Range<String>?,
        but isChanged: ((UnsafeRawBufferPointer) -> Bool)?,
        _ body: (_ rank: Int, _ number: Int, UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        var numbers = index.numbers(of: kind, in: range)
        if let isChanged {
            numbers.removeAll { index.key(of: Int($0)).withUnsafeBytes(isChanged) }
        }
        let visit = { (rank: Int, json: UnsafeBufferPointer<UInt8>) throws(Reason) in
            try body(rank, Int(numbers[rank]), json)
        }
        if zip(numbers, numbers.dropFirst()).allSatisfy({ offset(of: $0) < offset(of: $1) }) {
            return try forEach(numbers, numbers.indices, visit)
        }
        let ranks = numbers.indices.sorted { offset(of: numbers[$0]) < offset(of: numbers[$1]) }
        try forEach(numbers, ranks, visit)
    }

    /// How many records of a kind have identifiers in a range. Nothing is read.
    func count(of kind: String, in range: Range<String>) -> Int {
        index.numbers(of: kind, in: range).count
    }

    /// Hands over the JSON of every record of a kind in a range, in the order of identifiers.
    func forEachInOrder(
        of kind: String,
        in range: Range<String>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        try forEach(index.numbers(of: kind, in: range), body)
    }

    /// Hands over the JSON of the records with these numbers, in this order.
    func forEach(
        _ numbers: ArraySlice<Int32>,
        _ body: (UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        try forEach(numbers, numbers.indices) { _, json throws(Reason) in try body(json) }
    }

    /// Hands over the records of these numbers, by their ranks among them in any order. Of the file as
    /// much is read at once as the next one calls for.
    private func forEach(
        _ numbers: ArraySlice<Int32>,
        _ ranks: some Collection<Int>,
        _ body: (Int, UnsafeBufferPointer<UInt8>) throws(Reason) -> Void
    ) throws(Reason) {
        var (buffer, origin): ([UInt8], Int) = ([], 0)
        var rest = ranks[...]
        while let rank = rest.popFirst() {
            let place = index.place(of: Int(numbers[rank]))
            if place.offset < origin || place.offset + place.length > origin + buffer.count {
                origin = place.offset
                let next = rest.first.map { offset(of: numbers[$0]) - origin } ?? -1
                let isNear = (0..<Self.chunk).contains(next)
                let count = isNear ? max(Self.chunk, place.length) : place.length
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
        let numbers = index.numbers.map(Int32.init).sorted { offset(of: $0) < offset(of: $1) }
        try forEach(numbers[...], numbers.indices) { rank, json throws(Reason) in
            guard let key = Key(bytes: index.key(of: Int(numbers[rank]))) else { throw .damaged }
            try body(key, Array(json))
        }
    }

    private func offset(of number: Int32) -> Int {
        index.place(of: Int(number)).offset
    }
}
