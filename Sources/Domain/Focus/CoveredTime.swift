/// The time that was counted already, as stretches that are apart and ascend. In milliseconds.
struct CoveredTime: Sendable {
    private(set) var stretches: [Range<Int64>] = []
    private var mostStretches = 1024

    /// Adds a stretch that begins behind all others; false for any other, which is not added.
    mutating func addBehind(_ stretch: Range<Int64>) -> Bool {
        if let last = stretches.last, stretch.lowerBound <= last.upperBound { return false }
        if !stretch.isEmpty { stretches.append(stretch) }
        return true
    }

    /// Adds a stretch and returns the parts of it that were not covered before, in order.
    mutating func add(_ stretch: Range<Int64>) -> [Range<Int64>] {
        guard !stretch.isEmpty else { return [] }
        let first = index { $0.upperBound < stretch.lowerBound }
        let end = index { $0.lowerBound <= stretch.upperBound }
        var parts: [Range<Int64>] = []
        var position = stretch.lowerBound
        for known in stretches[first..<end] {
            if position < known.lowerBound { parts.append(position..<known.lowerBound) }
            position = max(position, known.upperBound)
        }
        if position < stretch.upperBound { parts.append(position..<stretch.upperBound) }
        let touched = stretches[first..<end]
        let lower = min(stretch.lowerBound, touched.first?.lowerBound ?? stretch.lowerBound)
        let upper = max(stretch.upperBound, touched.last?.upperBound ?? stretch.upperBound)
        stretches.replaceSubrange(first..<end, with: CollectionOfOne(lower..<upper))
        return parts
    }

    /// Forgets what ends before a moment, now and then, for nothing before it will be added any more.
    mutating func forget(before moment: Int64) {
        guard stretches.count > mostStretches else { return }
        stretches.removeAll { $0.upperBound < moment }
        mostStretches = max(1024, stretches.count * 2)
    }

    /// The first stretch for which `isBefore` no longer holds.
    private func index(_ isBefore: (Range<Int64>) -> Bool) -> Int {
        var (low, high) = (0, stretches.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(stretches[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
