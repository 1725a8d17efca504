import HaruDomain

/// Where in the journal the value of every record lies. Values stay in the file until they are asked
/// for, so a store costs memory for its keys alone.
///
/// Keys lie behind one another in one array and are found through an open-addressed table.
struct StoreIndex {
    /// The bytes of a value in the journal.
    struct Place: Hashable {
        let offset: Int
        let length: Int
    }

    struct Entry {
        var offset: Int
        /// Negative for a record that was removed.
        var length: Int32
        let keyLength: Int32
        let keyStart: Int
        let hash: UInt32
        /// The place of its kind among the members.
        var kind: Int32
    }

    /// The records of one kind, in the order of their identifiers unless some came out of order.
    struct Members {
        let kind: [UInt8]
        var entries: [Int32] = []
        var isSorted = true
        /// How often a record that was known was changed or removed.
        var rewrites = 0
    }

    var keys: [UInt8] = []
    var entries: [Entry] = []
    private var slots = [Int32](repeating: -1, count: 1024)
    var members: [Members] = []

    /// The number of records.
    private(set) var count = 0
    /// The bytes of their keys and values.
    private(set) var liveBytes = 0

    /// The value of a record; nil where there is none.
    func place(of key: UnsafeRawBufferPointer) -> Place? {
        guard let number = number(of: key, hash: Self.hash(key)), entries[number].length >= 0 else {
            return nil
        }
        return place(of: number)
    }

    /// Keeps where the value of a record lies, or that it was removed.
    mutating func set(_ key: UnsafeRawBufferPointer, to place: Place?) {
        let hash = Self.hash(key)
        let number: Int
        if let known = self.number(of: key, hash: hash) {
            number = known
            members[Int(entries[number].kind)].rewrites += 1
        } else if place != nil {
            number = add(key, hash: hash)
        } else {
            return
        }
        let before = entries[number]
        if before.length >= 0 {
            count -= 1
            liveBytes -= Int(before.length + before.keyLength)
        }
        entries[number].offset = place?.offset ?? 0
        entries[number].length = place.map { Int32($0.length) } ?? -1
        if let place {
            count += 1
            liveBytes += place.length + key.count
        }
    }

    /// Where the value of a record lies.
    func place(of number: Int) -> Place {
        Place(offset: entries[number].offset, length: Int(entries[number].length))
    }

    /// The key of a record.
    func key(of number: Int) -> ArraySlice<UInt8> {
        let entry = entries[number]
        return keys[entry.keyStart..<entry.keyStart + Int(entry.keyLength)]
    }

    /// The numbers of all records, in the order in which they first came.
    var numbers: [Int] { entries.indices.filter { entries[$0].length >= 0 } }

    private func number(of key: UnsafeRawBufferPointer, hash: UInt32) -> Int? {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            let entry = entries[number]
            if entry.hash == hash, Int(entry.keyLength) == key.count, isKey(of: entry, key) {
                return number
            }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isKey(of entry: Entry, _ key: UnsafeRawBufferPointer) -> Bool {
        keys.withUnsafeBytes { keys in
            let start = entry.keyStart
            return keys[start..<start + key.count].elementsEqual(key)
        }
    }

    private mutating func add(_ key: UnsafeRawBufferPointer, hash: UInt32) -> Int {
        let number = entries.count
        entries.append(
            Entry(
                offset: 0,
                length: -1,
                keyLength: Int32(key.count),
                keyStart: keys.count,
                hash: hash,
                kind: 0
            )
        )
        keys.append(contentsOf: key)
        if entries.count * 2 > slots.count { growSlots() }
        occupySlot(of: number, hash: hash)
        entries[number].kind = Int32(addMember(number, key))
        return number
    }

    private mutating func growSlots() {
        slots = [Int32](repeating: -1, count: slots.count * 4)
        for number in entries.indices.dropLast() {
            occupySlot(of: number, hash: entries[number].hash)
        }
    }

    private mutating func occupySlot(of number: Int, hash: UInt32) {
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = Int32(number)
    }

    private static func hash(_ key: UnsafeRawBufferPointer) -> UInt32 {
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15
        var index = 0
        while index + 8 <= key.count {
            hash =
                (hash ^ key.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 32
            index += 8
        }
        while index < key.count {
            hash = (hash ^ UInt64(key[index])) &* 0x94D0_49BB_1331_11EB
            hash ^= hash >> 29
            index += 1
        }
        return UInt32(truncatingIfNeeded: hash)
    }
}
