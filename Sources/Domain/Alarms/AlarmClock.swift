public import Foundation

/// Every alarm with what becomes of it. It changes as one transaction.
public struct AlarmClock: Hashable, Sendable {
    /// The alarms.
    public private(set) var entries: [Alarm.ID: AlarmEntry]

    /// The alarms as they were stored.
    public init(_ entries: [AlarmEntry] = []) {
        self.entries = Dictionary(entries.map { ($0.id, $0) }) { $1 }
    }

    /// The alarms as lists show them, by time of day.
    public var entriesInOrder: [AlarmEntry] { entries.values.sorted { $0.alarm < $1.alarm } }

    /// Adds an alarm; switched on, it is armed now.
    public mutating func add(_ alarm: Alarm, at now: Date) {
        entries[alarm.id] = AlarmEntry(alarm: alarm, state: AlarmState(armedAt: now))
    }

    /// Changes what a person edits, and arms the alarm anew. A snooze survives unless the time or the
    /// days change: then everything that was left of the old ones goes.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges`, and what `edit` throws.
    public mutating func edit(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar,
        _ edit: (inout Alarm) throws(AlarmError) -> Void
    ) throws(AlarmError) {
        var entry = try settled(id, at: now, in: calendar)
        let before = entry.alarm
        try edit(&entry.alarm)
        guard entry.alarm != before else { throw .noChanges }
        if (entry.alarm.time, entry.alarm.days) == (before.time, before.days) {
            entry.state.armedAt = now
        } else {
            let pause = entry.state.pause
            entry.state = AlarmState(armedAt: now)
            entry.state.pause = pause
        }
        entries[id] = entry
    }

    /// Removes an alarm and everything that is left of it.
    ///
    /// - Throws: `.alarmNotFound`.
    public mutating func remove(_ id: Alarm.ID) throws(AlarmError) {
        guard entries.removeValue(forKey: id) != nil else { throw .alarmNotFound(id) }
    }

    /// Switches an alarm on or off. Either way no snooze, skip or pause is left.
    ///
    /// - Throws: `.alarmNotFound`, `.noChanges`.
    public mutating func setEnabled(
        _ isEnabled: Bool,
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) {
        var entry = try settled(id, at: now, in: calendar)
        let today = calendar.localTime(at: now).day
        let isQuiet =
            entry.phase == .quiet
            && entry.skippedDays(after: now, in: calendar).isEmpty
            && entry.state.pause.map { $0.upperBound < today } ?? true
        guard entry.alarm.isEnabled != isEnabled || !isQuiet else { throw .noChanges }
        entry.alarm.isEnabled = isEnabled
        entry.state = AlarmState(armedAt: now)
        entries[id] = entry
    }

    /// Lets everything happen that is due.
    public mutating func settle(at now: Date, in calendar: LocalCalendar) {
        for id in entries.keys { entries[id]?.settle(at: now, in: calendar) }
    }

    /// The same for the few alarms of which what is due may decide what is to come: those that were put off,
    /// and those that were armed by a clock that has been set back since.
    mutating func settleWhatLeadsOn(at now: Date, in calendar: LocalCalendar) {
        for (id, entry) in entries
        where entry.state.armedAt > now || entry.state.snoozedUntil != nil {
            entries[id]?.settle(at: now, in: calendar)
        }
    }

    /// Changes what becomes of an alarm once what is due has happened.
    mutating func change<Result>(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar,
        _ change: (inout AlarmEntry) throws(AlarmError) -> Result
    ) throws(AlarmError) -> Result {
        var entry = try settled(id, at: now, in: calendar)
        let result = try change(&entry)
        entries[id] = entry
        return result
    }

    private func settled(
        _ id: Alarm.ID,
        at now: Date,
        in calendar: LocalCalendar
    ) throws(AlarmError) -> AlarmEntry {
        guard var entry = entries[id] else { throw .alarmNotFound(id) }
        entry.settle(at: now, in: calendar)
        return entry
    }
}
