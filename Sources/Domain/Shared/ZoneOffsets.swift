import Foundation

/// The offsets of one zone from UTC, found once and kept: asking the zone each time costs twenty times
/// as much.
///
/// Time is cut into stretches of three days, and no zone changes its clock twice within six. So there is
/// at most one change in a stretch or within `reach` of it. All numbers are milliseconds.
final class ZoneOffsets: Sendable {
    /// A change of the clock: the first instant after it, and the offsets before and after.
    struct Change {
        let instant: Int64
        let before: Int64
        let after: Int64
    }

    /// What the clock does in a stretch and within `reach` of it.
    enum Stretch {
        case steady(Int64)
        case changing(Change)
    }

    /// No zone is further from UTC than this.
    private static let reach: Int64 = 16 * 3_600_000
    /// The length of a stretch, as a power of two.
    private static let shift: Int64 = 28
    /// The stretches from 1970 to 2038 that are kept.
    private static let kept: Int64 = 8000
    /// Above every offset in seconds; what is more is the index of a change.
    private static let firstChange: Int32 = 1_000_000
    private static let known = Locked<[TimeZone: ZoneOffsets]>([:])

    private let zone: TimeZone
    private let changes: [Change]
    private let table: [Int32]

    /// The offsets of a zone.
    static func of(_ zone: TimeZone) -> ZoneOffsets {
        if let offsets = known.withLock({ $0[zone] }) { return offsets }
        let offsets = ZoneOffsets(zone)
        known.withLock { $0[zone] = offsets }
        return offsets
    }

    private init(_ zone: TimeZone) {
        self.zone = zone
        var changes: [Change] = []
        var offset = zone.offset(at: -(1 << Self.shift))
        var table: [Int32] = []
        for number in stride(from: -1, to: Self.kept + 2, by: 2) {
            let (start, end) = (number << Self.shift, (number + 2) << Self.shift)
            let next = zone.offset(at: end)
            if next != offset { changes.append(zone.change(after: start, before: end)) }
            offset = next
        }
        offset = zone.offset(at: -Self.reach)
        var index = changes.firstIndex { $0.instant > -Self.reach } ?? changes.count
        for number in 0..<Self.kept {
            let start = (number << Self.shift) - Self.reach
            while index < changes.count, changes[index].instant <= start {
                offset = changes[index].after
                index += 1
            }
            let end = ((number + 1) << Self.shift) + Self.reach
            let isChanging = index < changes.count && changes[index].instant <= end
            table.append(isChanging ? Self.firstChange + Int32(index) : Int32(offset / 1000))
        }
        self.changes = changes
        self.table = table
    }

    /// What the clock does around a time, be it an instant or a local time.
    @inline(__always) func stretch(around time: Int64) -> Stretch {
        let number = time >> Self.shift
        guard number >= 0, number < Self.kept else {
            let (start, end) = (time - Self.reach, time + Self.reach)
            let offset = zone.offset(at: start)
            return offset == zone.offset(at: end)
                ? .steady(offset) : .changing(zone.change(after: start, before: end))
        }
        let entry = table[Int(number)]
        return entry < Self.firstChange
            ? .steady(Int64(entry) * 1000) : .changing(changes[Int(entry - Self.firstChange)])
    }

    /// Whether there is no change near any instant of a range.
    func isSteady(from start: Int64, to end: Int64) -> Bool {
        stride(from: start, through: end + Self.reach, by: Int64.Stride(Self.reach)).allSatisfy {
            if case .steady = stretch(around: $0) { true } else { false }
        }
    }

    /// The offset at an instant.
    func offset(at instant: Int64) -> Int64 {
        switch stretch(around: instant) {
        case .steady(let offset): offset
        case .changing(let change): instant < change.instant ? change.before : change.after
        }
    }
}

extension TimeZone {
    fileprivate func offset(at instant: Int64) -> Int64 {
        Int64(secondsFromGMT(for: Date(milliseconds: instant))) * 1000
    }

    /// Bisects for the one change between two instants, to the second as zones have it.
    fileprivate func change(after start: Int64, before end: Int64) -> ZoneOffsets.Change {
        let before = offset(at: start)
        var (low, high) = (start.dividedDown(by: 1000), end.dividedDown(by: 1000))
        while high - low > 1 {
            let middle = low + (high - low) / 2
            if offset(at: middle * 1000) == before { low = middle } else { high = middle }
        }
        let instant = high * 1000
        return ZoneOffsets.Change(instant: instant, before: before, after: offset(at: instant))
    }
}
