/// The records of each kind, in the order of their identifiers once it was asked for.
extension StoreIndex {
    /// The numbers of the records of a kind: in the order of the bytes of their identifiers if a range of
    /// them is asked for, otherwise in none.
    mutating func numbers(of kind: String, in range: Range<String>?) -> [Int] {
        guard let index = members.firstIndex(where: { $0.kind.elementsEqual(kind.utf8) }) else {
            return []
        }
        var found = members[index].entries[...]
        if let range {
            sortMembers(index)
            let start = firstMember(index, from: Array(range.lowerBound.utf8))
            let end = firstMember(index, from: Array(range.upperBound.utf8))
            found = members[index].entries[start..<max(start, end)]
        }
        return found.compactMap { entries[Int($0)].length < 0 ? nil : Int($0) }
    }

    /// How a kind stands.
    func state(of kind: String) -> (count: Int, rewrites: Int) {
        guard let members = members.first(where: { $0.kind.elementsEqual(kind.utf8) }) else {
            return (0, 0)
        }
        return (members.entries.count, members.rewrites)
    }

    /// The numbers of the records of a kind that came after the first `count`, in the order in which they
    /// came; nil when that is not the order of their identifiers.
    func numbers(of kind: String, after count: Int) -> ArraySlice<Int32>? {
        guard let members = members.first(where: { $0.kind.elementsEqual(kind.utf8) }) else {
            return []
        }
        return members.isSorted ? members.entries[count...] : nil
    }

    /// Returns the place of the record's kind.
    mutating func addMember(_ number: Int, _ key: UnsafeRawBufferPointer) -> Int {
        let kind = key.prefix { $0 != UInt8(ascii: "/") }
        var index = members.count - 1
        while index >= 0, !members[index].kind.elementsEqual(kind) { index -= 1 }
        if index < 0 {
            index = members.count
            members.append(Members(kind: Array(kind)))
        }
        if let last = members[index].entries.last, members[index].isSorted {
            members[index].isSorted = precedes(Int(last), number)
        }
        members[index].entries.append(Int32(number))
        return index
    }

    private mutating func sortMembers(_ index: Int) {
        guard !members[index].isSorted else { return }
        var numbers = members[index].entries
        numbers.sort { precedes(Int($0), Int($1)) }
        members[index].entries = numbers
        members[index].isSorted = true
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        keys.withUnsafeBytes { keys in
            let (left, right) = (entries[left], entries[right])
            return keys[left.keyStart..<left.keyStart + Int(left.keyLength)]
                .lexicographicallyPrecedes(
                    keys[right.keyStart..<right.keyStart + Int(right.keyLength)]
                )
        }
    }

    /// The first member whose identifier does not come before `id`.
    private func firstMember(_ index: Int, from id: [UInt8]) -> Int {
        let members = members[index]
        var (low, high) = (0, members.entries.count)
        while low < high {
            let middle = (low + high) / 2
            let entry = entries[Int(members.entries[middle])]
            let start = entry.keyStart + members.kind.count + 1
            let end = entry.keyStart + Int(entry.keyLength)
            if keys[start..<end].lexicographicallyPrecedes(id) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
