/// Finds the places of a list by identity, each once: a hash table that holds places instead of keys.
@usableFromInline
struct IdentityPlaces<Element: Identifiable> {
    @usableFromInline let elements: UnsafeBufferPointer<Element>
    @usableFromInline let range: Range<Int>
    /// The last place of each identity, counted in the range from 1; 0 where there is none.
    @usableFromInline var table: [Int32]
    /// By the last place of an identity: the first one that may be free. From there: the one after it.
    @usableFromInline var first: [Int32]
    @usableFromInline var next: [Int32]
    @usableFromInline var taken: [Bool]

    @inlinable
    init(_ elements: UnsafeBufferPointer<Element>, in range: Range<Int>) {
        self.elements = elements
        self.range = range
        var capacity = 1
        while capacity < range.count * 2 { capacity *= 2 }
        table = [Int32](repeating: 0, count: capacity)
        first = [Int32](repeating: 0, count: range.count + 1)
        next = first
        taken = [Bool](repeating: false, count: range.count + 1)
        for index in range.reversed() {
            let place = Int32(index - range.lowerBound + 1)
            let slot = slot(of: elements[index].id)
            if table[slot] == 0 { table[slot] = place }
            next[Int(place)] = first[Int(table[slot])]
            first[Int(table[slot])] = place
        }
    }

    /// Takes a place of an identity: `expected` if it is one, else its first free one.
    @inlinable
    mutating func take(_ id: Element.ID, expecting expected: Int) -> Int? {
        if expected < range.upperBound, !isTaken(expected), elements[expected].id == id {
            taken[expected - range.lowerBound + 1] = true
            return expected
        }
        let last = Int(table[slot(of: id)])
        while first[last] != 0, taken[Int(first[last])] { first[last] = next[Int(first[last])] }
        let place = Int(first[last])
        guard place != 0 else { return nil }
        taken[place] = true
        return place - 1 + range.lowerBound
    }

    @inlinable
    func isTaken(_ index: Int) -> Bool {
        taken[index - range.lowerBound + 1]
    }

    /// Where the table holds an identity, or where it would.
    @inlinable
    func slot(of id: Element.ID) -> Int {
        let mask = table.count - 1
        var slot = id.hashValue & mask
        while table[slot] != 0, elements[Int(table[slot]) - 1 + range.lowerBound].id != id {
            slot = (slot + 1) & mask
        }
        return slot
    }
}
