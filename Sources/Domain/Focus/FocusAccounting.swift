import Foundation

/// Books one record after the other into the accounts of a ledger. Records come in the order of
/// `areInOrder`; that order alone decides who is credited with a moment that two of them cover.
package struct FocusAccounting: Sendable {
    private struct Day {
        var zone = -1
        var day = CalendarDay(daysSince1970: 0)
        var bounds: Range<Int64> = 0..<0
        var isWanted = false
    }

    private let days: Range<CalendarDay>?
    private var accounts: [FocusLedger.Account] = []
    private var numbers: [FocusTimer.ID: Int] = [:]
    private var ids: [FocusTimer.ID] = []
    private var zones: [String: Int] = [:]
    private var calendars: [LocalCalendar] = []
    private var covered = CoveredTime()
    private var latest = Day()

    /// Keeps accounts of some days or, given nil, of all.
    package init(of days: Range<CalendarDay>? = nil) {
        self.days = days
    }

    /// Whether a record comes before another: by its start, then by its identity.
    package static func areInOrder(_ left: FocusRecord, _ right: FocusRecord) -> Bool {
        left.startedAt == right.startedAt
            ? left.id.uuidString < right.id.uuidString : left.startedAt < right.startedAt
    }

    /// The accounts so far.
    package var ledger: FocusLedger {
        let pairs = zip(ids, accounts).filter { !$1.days.isEmpty }
        return FocusLedger(accounts: Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1) }))
    }

    /// The number of a timer's account.
    package mutating func account(of timer: FocusTimer.ID) -> Int {
        if let number = numbers[timer] { return number }
        let number = accounts.count
        numbers[timer] = number
        ids.append(timer)
        accounts.append(FocusLedger.Account(title: "", icon: FocusTimer.defaultIcon))
        return number
    }

    /// The number of a zone; one that this system does not know counts as GMT.
    package mutating func zone(_ id: String) -> Int {
        if let number = zones[id] { return number }
        let number = calendars.count
        zones[id] = number
        calendars.append(LocalCalendar(TimeZone(identifier: id) ?? .gmt))
        return number
    }

    /// Takes what the latest record calls its timer.
    package mutating func name(_ account: Int, title: String, icon: Emoji) {
        accounts[account].title = title
        accounts[account].icon = icon
    }

    /// Books a record.
    package mutating func add(_ record: FocusRecord) {
        let account = account(of: record.timerID)
        name(account, title: record.title, icon: record.icon)
        add(
            to: account,
            zone: zone(record.zoneID),
            startedAt: record.startedAt.milliseconds,
            isGoalMet: record.isGoalMet,
            intervals: record.intervals.map {
                $0.lowerBound.milliseconds..<$0.upperBound.milliseconds
            }
        )
    }

    /// Books a session that began at an instant, and its stretches of focus, in milliseconds since 1970.
    package mutating func add(
        to account: Int,
        zone: Int,
        startedAt start: Int64,
        isGoalMet: Bool,
        intervals: [Range<Int64>]
    ) {
        find(start, zone)
        if latest.isWanted {
            let session = FocusTotal(sessions: 1, goalsMet: isGoalMet ? 1 : 0)
            accounts[account].days[latest.day, default: .zero] += session
        }
        for interval in intervals {
            if covered.addBehind(interval) {
                book(interval, account, zone)
            } else {
                for part in covered.add(interval) { book(part, account, zone) }
            }
        }
    }

    private mutating func book(_ part: Range<Int64>, _ account: Int, _ zone: Int) {
        var start = part.lowerBound
        while start < part.upperBound {
            find(start, zone)
            let end = min(part.upperBound, latest.bounds.upperBound)
            if latest.isWanted {
                accounts[account].days[latest.day, default: .zero].milliseconds += end - start
            }
            start = end
        }
    }

    /// Makes `latest` the day at an instant; most often it is already.
    private mutating func find(_ instant: Int64, _ zone: Int) {
        if latest.zone == zone, latest.bounds.contains(instant) { return }
        let calendar = calendars[zone]
        let day = calendar.day(at: Date(milliseconds: instant))
        let bounds = calendar.interval(of: day)
        latest = Day(
            zone: zone,
            day: day,
            bounds: bounds.lowerBound.milliseconds..<bounds.upperBound.milliseconds,
            isWanted: days?.contains(day) ?? true
        )
    }
}
