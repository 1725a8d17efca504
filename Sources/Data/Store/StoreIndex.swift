/// Where in the journal the value of every record lies. Values stay in the file until they are asked
/// for, so a store costs memory for its keys alone.
///
/// Keys lie behind one another in one array. Those of a kind whose records came in the order of their
/// identifiers are found by halving, those of any other through an open-addressed table.
struct StoreIndex {
    /// The bytes of a value in the journal.
    struct Place: Hashable {
        let offset: Int
        let length: Int

        func moved(by distance: Int) -> Place {
            Place(offset: offset + distance, length: length)
        }
    }

    struct Entry {
        var offset: Int
        /// Negative for a record that was removed.
        var length: Int32
        /// Where its key begins; it ends where the next one begins.
        let keyStart: Int
        /// Of the key, once its kind is in the table.
        var hash: UInt32 = 0
    }

    /// The records of one kind.
    struct Members {
        let kind: [UInt8]
        /// Their numbers, in the order of identifiers unless some came out of order.
        var entries: [Int32] = []
        var isSorted = true
        /// How many of them are in order from the first on, once one is not.
        var sortedCount = 0
        /// Whether they are in the table, which is so once one came out of order.
        var isHashed = false
        /// How often a record that was known was changed or removed.
        var rewrites = 0
        /// Whether one was ever removed.
        var hasRemoved = false
    }

    var keys: [UInt8] = []
    var entries: [Entry] = []
    var members: [Members] = []
    /// The numbers of entries by the hash of their keys; negative where there is none.
    var slots: [Int32] = []
    var slotsTaken = 0

    /// Whether it also knows of records that were removed and never there.
    private let keepsRemovals: Bool
    /// The number of records.
    private(set) var count = 0
    /// The bytes of their keys and values.
    private(set) var liveBytes = 0

    /// An index of what a file of so many bytes may hold. Room that is not needed costs no memory, while
    /// arrays that grow leave as much behind as they take.
    init(ofBytes count: Int = 0, keepsRemovals: Bool = false) {
        self.keepsRemovals = keepsRemovals
        guard count > 0 else { return }
        let count = min(count, 1 << 30)
        keys.reserveCapacity(count / 3)
        entries.reserveCapacity(count / 120)
    }

    /// Makes room for as many more as another index has; then arrays grow once, if at all.
    mutating func makeRoom(for other: StoreIndex) {
        if entries.capacity < entries.count + other.entries.count {
            entries.reserveCapacity(2 * entries.count + other.entries.count)
        }
        if keys.capacity < keys.count + other.keys.count {
            keys.reserveCapacity(2 * keys.count + other.keys.count)
        }
    }

    /// The value of a record; nil where there is none.
    func place(of key: UnsafeRawBufferPointer) -> Place? {
        guard let kind = kind(of: key), let number = number(of: key, kind),
            entries[number].length >= 0
        else { return nil }
        return place(of: number)
    }

    /// Whether there is a record, or it is known that it was removed.
    func has(_ key: UnsafeRawBufferPointer) -> Bool {
        kind(of: key).flatMap { number(of: key, $0) } != nil
    }

    /// Keeps where the value of a record lies, or that it was removed.
    mutating func set(_ key: UnsafeRawBufferPointer, to place: Place?) {
        let kind = kind(of: key) ?? addKind(of: key)
        let number: Int
        if isBehind(members[kind], key) {
            guard place != nil || keepsRemovals else { return }
            number = add(key, kind)
        } else if let known = self.number(of: key, kind) {
            members[kind].rewrites += 1
            number = known
        } else {
            guard place != nil || keepsRemovals else { return }
            hashMembers(kind)
            number = add(key, kind)
        }
        let before = entries[number]
        if before.length >= 0 {
            count -= 1
            liveBytes -= Int(before.length) + key.count
        }
        entries[number].offset = place?.offset ?? 0
        entries[number].length = place.map { Int32($0.length) } ?? -1
        if let place {
            count += 1
            liveBytes += place.length + key.count
        } else {
            members[kind].hasRemoved = true
        }
    }

    /// Where the value of a record lies.
    func place(of number: Int) -> Place {
        Place(offset: entries[number].offset, length: Int(entries[number].length))
    }

    /// Hands over what became of each record, as it was set.
    func forEachChange(_ body: (UnsafeRawBufferPointer, Place?) -> Void) {
        keys.withUnsafeBytes { keys in
            for number in entries.indices {
                let place = entries[number].length < 0 ? nil : place(of: number)
                body(bytes(of: number, in: keys), place)
            }
        }
    }

    /// The key of a record.
    func key(of number: Int) -> ArraySlice<UInt8> {
        keys[keyRange(of: number)]
    }

    func keyRange(of number: Int) -> Range<Int> {
        let isLast = number + 1 == entries.count
        return entries[number].keyStart..<(isLast ? keys.count : entries[number + 1].keyStart)
    }

    /// The numbers of all records, in the order in which they first came.
    var numbers: [Int] { entries.indices.filter { entries[$0].length >= 0 } }

    private mutating func add(_ key: UnsafeRawBufferPointer, _ kind: Int) -> Int {
        let number = entries.count
        entries.append(Entry(offset: 0, length: -1, keyStart: keys.count))
        keys.append(contentsOf: key)
        addMember(number, kind)
        if members[kind].isHashed { hash(number) }
        return number
    }
}
