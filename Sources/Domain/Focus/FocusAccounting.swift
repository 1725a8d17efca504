import Foundation

/// Books one record after the other into the accounts of a ledger. Records come in the order of
/// `areInOrder`; that order alone decides who is credited with a moment that two of them cover.
package struct FocusAccounting: Sendable {
    /// An account, and what was booked to the day that came last.
    private struct Open {
        var account: FocusLedger.Account
        var day = CalendarDay(daysSince1970: .min)
        var total = FocusTotal.zero

        mutating func book(_ day: CalendarDay, _ total: FocusTotal) {
            if day != self.day {
                close()
                self.day = day
            }
            self.total += total
        }

        mutating func close() {
            if total != .zero { account.days[day, default: .zero] += total }
            total = .zero
        }
    }

    private struct Day {
        var zone = -1
        var day = CalendarDay(daysSince1970: 0)
        var bounds: Range<Int64> = 0..<0
        var isWanted = false
    }

    private let days: Range<CalendarDay>?
    private var accounts: [Open] = []
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
    package mutating func ledger() -> FocusLedger {
        for number in accounts.indices { accounts[number].close() }
        let pairs = zip(ids, accounts).filter { !$1.account.days.isEmpty }
        return FocusLedger(
            accounts: Dictionary(uniqueKeysWithValues: pairs.map { ($0, $1.account) })
        )
    }

    /// The number of a timer's account.
    package mutating func account(of timer: FocusTimer.ID) -> Int {
        if let number = numbers[timer] { return number }
        let number = accounts.count
        numbers[timer] = number
        ids.append(timer)
        let account = FocusLedger.Account(title: "", icon: FocusTimer.defaultIcon)
        accounts.append(Open(account: account))
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
        accounts[account].account.title = title
        accounts[account].account.icon = icon
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

    /// Says that no record to come has anything before a moment.
    package mutating func forget(before moment: Int64) {
        covered.forget(before: moment)
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
            let session = FocusTotal(milliseconds: 0, sessions: 1, goalsMet: isGoalMet ? 1 : 0)
            accounts[account].book(latest.day, session)
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
                let time = FocusTotal(milliseconds: end - start, sessions: 0, goalsMet: 0)
                accounts[account].book(latest.day, time)
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
