import Foundation

/// Finding a record by its key.
extension StoreIndex {
    /// The place of a key's kind among the members; nil for a kind that never came.
    func kind(of key: UnsafeRawBufferPointer) -> Int? {
        members.lastIndex { members in
            let length = members.kind.count
            return key.count > length && key[length] == UInt8(ascii: "/")
                && members.kind.withUnsafeBytes { Self.compare($0, key.first(length)) == 0 }
        }
    }

    mutating func addKind(of key: UnsafeRawBufferPointer) -> Int {
        members.append(Members(kind: Array(key.prefix { $0 != UInt8(ascii: "/") })))
        return members.count - 1
    }

    /// Whether a key comes after all others of its kind, so that it is a new one.
    func isBehind(_ members: Members, _ key: UnsafeRawBufferPointer) -> Bool {
        guard !members.isHashed else { return false }
        return members.entries.last.map { compare(Int($0), to: key) < 0 } ?? true
    }

    /// The number of the record under a key of a kind.
    func number(of key: UnsafeRawBufferPointer, _ kind: Int) -> Int? {
        guard members[kind].isHashed else {
            let entries = members[kind].entries
            let place = entries.firstPlace { compare(Int($0), to: key) >= 0 }
            guard place < entries.count, compare(Int(entries[place]), to: key) == 0 else {
                return nil
            }
            return Int(entries[place])
        }
        let hash = Self.hash(key)
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let number = Int(slots[slot])
            if entries[number].hash == hash, compare(number, to: key) == 0 { return number }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Enters all records of a kind into the table.
    mutating func hashMembers(_ kind: Int) {
        guard !members[kind].isHashed else { return }
        members[kind].isHashed = true
        for number in members[kind].entries { hash(Int(number)) }
    }

    /// Enters a record into the table.
    mutating func hash(_ number: Int) {
        entries[number].hash = keys.withUnsafeBytes { Self.hash(bytes(of: number, in: $0)) }
        slotsTaken += 1
        if slotsTaken * 2 > slots.count { growSlots() }
        occupySlot(of: number)
    }

    /// Below zero when the key of a record comes before another, zero when it is the same.
    func compare(_ number: Int, to key: UnsafeRawBufferPointer) -> Int {
        keys.withUnsafeBytes { Self.compare(bytes(of: number, in: $0), key) }
    }

    func bytes(of number: Int, in keys: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: keys[keyRange(of: number)])
    }

    static func compare(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Int {
        let common = min(left.count, right.count)
        guard common > 0, let first = left.baseAddress, let second = right.baseAddress else {
            return left.count - right.count
        }
        let order = memcmp(first, second, common)
        return order == 0 ? left.count - right.count : Int(order)
    }

    private mutating func growSlots() {
        let taken = slots
        slots = [Int32](repeating: -1, count: max(64, slots.count * 4))
        for number in taken where number >= 0 { occupySlot(of: Int(number)) }
    }

    private mutating func occupySlot(of number: Int) {
        var slot = Int(entries[number].hash) & (slots.count - 1)
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

extension UnsafeRawBufferPointer {
    fileprivate func first(_ count: Int) -> UnsafeRawBufferPointer {
        UnsafeRawBufferPointer(rebasing: self[..<count])
    }
}

extension Array {
    /// The first place for which `isReached` holds, in an array in which it holds from some place on.
    func firstPlace(where isReached: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isReached(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
