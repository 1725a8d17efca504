/// The keys that were written last, for those who keep counts in step with the records.
struct RecentKeys {
    private static let most = 256

    /// Each is a part of the bytes it was written from, which is no copy.
    private var keys: [ArraySlice<UInt8>] = []
    /// How many came before the first that is still known.
    private var forgotten = 0

    /// How many there ever were.
    var count: Int { forgotten + keys.count }

    mutating func add(_ key: ArraySlice<UInt8>) {
        keys.append(key)
        guard keys.count > Self.most * 2 else { return }
        keys.removeFirst(Self.most)
        forgotten += Self.most
    }

    /// Something was written whose keys are not kept.
    mutating func forget() {
        forgotten += keys.count + 1
        keys.removeAll()
    }

    /// The keys that came after the first `count`; nil when they are not all known any more.
    func keys(after count: Int) -> [Transaction.Key]? {
        count < forgotten
            ? nil : keys[(count - forgotten)...].compactMap { Transaction.Key(bytes: $0) }
    }
}
