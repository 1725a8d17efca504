import Foundation
import HaruDomain

/// Books records straight from their JSON, in the order of their starts. A text becomes a string only
/// where it differs from the one before, which is what makes a million of them quick.
struct FocusRecordScan {
    typealias Reason = RepositoryError.Reason

    private struct Names {
        var title: [UInt8] = []
        var icon: [UInt8] = []
    }

    private static let mostTimers = 16

    private var accounting: FocusAccounting
    /// When the latest record that was booked began, in milliseconds since 1970.
    private(set) var latestStart = Int64.min

    /// What each account is called, as it stands in the JSON.
    private var names: [Names] = []
    /// The accounts of the timers that came last.
    private var timers: [(raw: [UInt8], account: Int)] = []
    private var zone: (raw: [UInt8], number: Int) = ([], 0)
    private var intervals: [Range<Int64>] = []
    /// Records that are to be booked in their turn among the others, the next one last.
    private var waiting: [FocusRecord]
    /// Where the first stretch of those begins, which may be before all starts.
    private let earliestApart: Int64

    /// Books the records of some days or, given nil, of all; `apart` are booked in their turn.
    init(of days: Range<CalendarDay>?, apart: [FocusRecord]) {
        accounting = FocusAccounting(of: days)
        let starts = apart.flatMap(\.intervals).map(\.lowerBound.milliseconds)
        earliestApart = starts.min() ?? .max
        waiting = apart.sorted { FocusAccounting.areInOrder($1, $0) }
    }

    /// Books the record that comes next.
    ///
    /// - Throws: `.damaged`.
    mutating func book(_ json: UnsafeBufferPointer<UInt8>) throws(Reason) {
        var fields = try JSONFields(of: JSONReader(json))
        let id = try fields.rawText("id")
        let account = try account(try fields.rawText("timer"))
        let (title, icon) = (try fields.rawText("title"), try fields.rawText("icon"))
        let goal: Int64 = try fields.required("goal")
        let startedAt: Int64 = try fields.required("startedAt")
        let zone = try zone(try fields.rawText("zone"))
        try fields.ranges("focus", into: &intervals)
        if let next = waiting.last, next.startedAt.milliseconds <= startedAt {
            let id = try JSONReader.value(UUID.self, of: id).uuidString
            bookWaiting {
                ($0.startedAt.milliseconds, $0.id.uuidString) < (startedAt, id)
            }
        }
        try name(account, title, icon)
        let focused = intervals.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
        accounting.add(
            to: account,
            zone: zone,
            startedAt: startedAt,
            isGoalMet: focused >= goal * 1000,
            intervals: intervals
        )
        latestStart = startedAt
        accounting.forget(before: min(startedAt, earliestApart))
    }

    /// The accounts of what was booked.
    mutating func ledger() -> FocusLedger { accounting.ledger() }

    /// Books what is left of the records apart.
    mutating func end() {
        bookWaiting { _ in true }
    }

    private mutating func bookWaiting(_ isNext: (FocusRecord) -> Bool) {
        while let record = waiting.last, isNext(record) {
            waiting.removeLast()
            accounting.add(record)
            latestStart = record.startedAt.milliseconds
            names = names.map { _ in Names() }
        }
    }

    private mutating func account(_ raw: UnsafeBufferPointer<UInt8>) throws(Reason) -> Int {
        if let known = timers.first(where: { raw.isEqual(to: $0.raw) }) { return known.account }
        let account = accounting.account(of: try JSONReader.value(UUID.self, of: raw))
        if timers.count == Self.mostTimers { timers.removeFirst() }
        timers.append((Array(raw), account))
        return account
    }

    private mutating func zone(_ raw: UnsafeBufferPointer<UInt8>) throws(Reason) -> Int {
        if raw.isEqual(to: zone.raw) { return zone.number }
        let number = accounting.zone(try JSONReader.value(String.self, of: raw))
        zone = (Array(raw), number)
        return number
    }

    private mutating func name(
        _ account: Int,
        _ title: UnsafeBufferPointer<UInt8>,
        _ icon: UnsafeBufferPointer<UInt8>
    ) throws(Reason) {
        while names.count <= account { names.append(Names()) }
        let isKnown = title.isEqual(to: names[account].title)
        if isKnown, icon.isEqual(to: names[account].icon) { return }
        guard let emoji = Emoji(try JSONReader.value(String.self, of: icon)) else {
            throw .damaged
        }
        let text = try JSONReader.value(String.self, of: title)
        accounting.name(account, title: text, icon: emoji)
        names[account] = Names(title: Array(title), icon: Array(icon))
    }
}

extension UnsafeBufferPointer<UInt8> {
    fileprivate func isEqual(to bytes: [UInt8]) -> Bool {
        guard count == bytes.count, let baseAddress else { return false }
        return memcmp(baseAddress, bytes, count) == 0
    }
}
