/// What was focused on each day, timer by timer: the accounts from which every statistic is read.
///
/// Every stretch of focus is split where days begin in the zone of its record. A moment that several
/// records cover counts once, for the record that began first. A session counts on the day it began.
public struct FocusLedger: Hashable, Sendable {
    /// The days of one timer.
    public struct Account: Hashable, Sendable {
        /// The title in its latest record.
        public package(set) var title: String
        /// The icon in its latest record.
        public package(set) var icon: Emoji
        /// What was focused on the days on which anything was.
        public package(set) var days: [CalendarDay: FocusTotal] = [:]
    }

    /// The accounts of the timers that have records, the removed ones among them.
    public let accounts: [FocusTimer.ID: Account]

    package init(accounts: [FocusTimer.ID: Account]) {
        self.accounts = accounts
    }

    /// The accounts of records, which may come in any order.
    public init(of records: some Sequence<FocusRecord> = []) {
        var accounting = FocusAccounting()
        for record in records.sorted(by: FocusAccounting.areInOrder) { accounting.add(record) }
        self = accounting.ledger()
    }

    /// The same accounts, of some days only.
    public func restricted(to days: Range<CalendarDay>) -> FocusLedger {
        let accounts = accounts.compactMapValues { account in
            var account = account
            account.days = account.days.filter { days.contains($0.key) }
            return account.days.isEmpty ? nil : account
        }
        return FocusLedger(accounts: accounts)
    }
}
