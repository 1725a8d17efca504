extension ListDifference {
    /// Compares two lists.
    @inlinable
    public init(from old: [Element], to new: [Element]) {
        var (start, oldEnd, newEnd) = (0, old.count, new.count)
        old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                // What both lists begin and end with needs no search.
                while start < min(oldEnd, newEnd), old[start].id == new[start].id {
                    if old[start] != new[start] {
                        updates.append(Placed(new[start], at: start))
                    }
                    start += 1
                }
                while start < min(oldEnd, newEnd), old[oldEnd - 1].id == new[newEnd - 1].id {
                    (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
                }
                search(old, start..<oldEnd, new, start..<newEnd)
                for index in newEnd..<new.count {
                    let before = index - newEnd + oldEnd
                    if old[before] != new[index] {
                        updates.append(Placed(new[index], at: index))
                    }
                }
            }
        }
    }

    @inlinable
    mutating func search(
        _ old: UnsafeBufferPointer<Element>,
        _ oldRange: Range<Int>,
        _ new: UnsafeBufferPointer<Element>,
        _ newRange: Range<Int>
    ) {
        var places = IdentityPlaces(old, in: oldRange)
        var kept: [(from: Int, to: Int)] = []
        var expected = oldRange.lowerBound
        for index in newRange {
            guard let from = places.take(new[index].id, expecting: expected) else {
                insertions.append(Placed(new[index], at: index))
                continue
            }
            kept.append((from, index))
            expected = from + 1
            if old[from] != new[index] { updates.append(Placed(new[index], at: index)) }
        }
        removals = oldRange.filter { !places.isTaken($0) }
        let stays = longestAscent(kept.map(\.from))
        for (pair, stays) in zip(kept, stays) where !stays {
            moves.append(Move(from: pair.from, to: pair.to))
        }
    }
}

/// Which of the numbers, all different, belong to one of the longest ascending selections.
@inlinable
func longestAscent(_ numbers: [Int]) -> [Bool] {
    var ends: [Int] = []  // where the best selection of each length ends
    var before = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() {
        var (low, high) = (0, ends.count)
        if let last = ends.last, numbers[last] < number { low = high }
        while low < high {
            let middle = (low + high) / 2
            if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
        }
        if low > 0 { before[index] = ends[low - 1] }
        if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var belongs = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
        belongs[index] = true
        index = before[index]
    }
    return belongs
}
