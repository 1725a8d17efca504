/// The records of each kind, in the order of their identifiers once it was asked for.
extension StoreIndex {
    /// So many out of order are put into their places one by one.
    private static let fewLate = 32

    /// The numbers of the records of a kind: in the order of the bytes of their identifiers if a range of
    /// them is asked for, otherwise in none.
    mutating func numbers(of kind: String, in range: Range<String>?) -> ArraySlice<Int32> {
        guard let kind = place(ofKind: kind) else { return [] }
        var found = members[kind].entries[...]
        if let range {
            sortMembers(kind)
            let start = firstMember(kind, from: range.lowerBound)
            let end = firstMember(kind, from: range.upperBound)
            found = members[kind].entries[start..<max(start, end)]
        }
        guard members[kind].hasRemoved else { return found }
        return found.filter { entries[Int($0)].length >= 0 }[...]
    }

    /// How a kind stands.
    func state(of kind: String) -> (count: Int, rewrites: Int) {
        guard let kind = place(ofKind: kind) else { return (0, 0) }
        return (members[kind].entries.count, members[kind].rewrites)
    }

    /// The numbers of the records of a kind that came after the first `count`, in the order in which they
    /// came; nil when that is not the order of their identifiers.
    func numbers(of kind: String, after count: Int) -> ArraySlice<Int32>? {
        guard let kind = place(ofKind: kind) else { return [] }
        return members[kind].isSorted ? members[kind].entries[count...] : nil
    }

    mutating func addMember(_ number: Int, _ kind: Int) {
        if let last = members[kind].entries.last, members[kind].isSorted {
            members[kind].isSorted = precedes(Int(last), number)
            members[kind].sortedCount = members[kind].entries.count
        }
        members[kind].entries.append(Int32(number))
    }

    private func place(ofKind kind: String) -> Int? {
        members.firstIndex { $0.kind.elementsEqual(kind.utf8) }
    }

    private mutating func sortMembers(_ kind: Int) {
        guard !members[kind].isSorted else { return }
        var numbers = members[kind].entries
        members[kind].entries = []
        let late = Array(numbers[members[kind].sortedCount...])
        if late.count <= Self.fewLate {
            numbers.removeLast(late.count)
            for number in late {
                let place = numbers.firstPlace { !precedes(Int($0), Int(number)) }
                numbers.insert(number, at: place)
            }
        } else {
            numbers.sort { precedes(Int($0), Int($1)) }
        }
        members[kind].entries = numbers
        members[kind].isSorted = true
    }

    private func precedes(_ left: Int, _ right: Int) -> Bool {
        keys.withUnsafeBytes { keys in
            Self.compare(bytes(of: left, in: keys), bytes(of: right, in: keys)) < 0
        }
    }

    /// The first member whose identifier does not come before `id`.
    private func firstMember(_ kind: Int, from id: String) -> Int {
        let key = members[kind].kind + Array("/\(id)".utf8)
        return key.withUnsafeBytes { key in
            members[kind].entries.firstPlace { compare(Int($0), to: key) >= 0 }
        }
    }
}
