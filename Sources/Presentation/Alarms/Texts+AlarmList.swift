public import Foundation
public import HaruDomain

extension Texts {
    /// An alarm in the list.
    func row(
        of entry: AlarmEntry,
        at now: Date,
        in calendar: LocalCalendar
    ) -> AlarmListViewModel.Row {
        let alarm = entry.alarm
        let next = entry.next(after: now, in: calendar)
        let isOn = alarm.isEnabled || entry.phase != .quiet
        let until = next.map { self.until($0.at, from: now) } ?? ""
        let skips = !entry.skippedDays(after: now, in: calendar).isEmpty
        let canSkip = alarm.isEnabled && next != nil
        let labels = [spoken(alarm.time), alarm.label.text, days(of: alarm)]
        let note = note(on: entry, at: now, in: calendar, isSpoken: true)
        let values = [self(isOn ? \.alarms.on : \.alarms.off), note, until]
        return AlarmListViewModel.Row(
            alarm: alarm,
            timeText: time(alarm.time),
            daysText: days(of: alarm),
            isOn: isOn,
            next: next?.at,
            untilText: until,
            note: self.note(on: entry, at: now, in: calendar),
            skipButton: skips || canSkip
                ? ButtonLabel(self(skips ? \.alarms.unskip : \.alarms.skip)) : nil,
            accessibility: AccessibilityText(
                label: labels.filter { !$0.isEmpty }.joined(separator: ", "),
                value: values.filter { !$0.isEmpty }.joined(separator: ", "),
                hint: self(\.alarms.rowHint)
            )
        )
    }

    /// When the next of all alarms rings, or that none is to come.
    public func summary(of next: AlarmOccurrence?, at now: Date, in calendar: LocalCalendar)
        -> String
    {
        guard let next else { return self(\.alarms.noneToCome) }
        let today = calendar.localTime(at: now).day
        let moment = relativeTime(calendar.localTime(at: next.at), today: today)
        return self(\.alarms.ringsAt, [.time: moment])
    }

    /// Asks whether to delete an alarm.
    func alarmRemovalQuestion(_ id: Alarm.ID) -> ConfirmationDialog<Alarm.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.alarms.deleteTitle),
            message: self(\.alarms.deleteMessage),
            confirm: self(\.common.delete),
            cancel: self(\.common.cancel),
            role: .destructive,
            action: id
        )
    }

    /// Says that an alarm was not deleted.
    func removalFailure(_ error: AlarmError) -> ConfirmationDialog<Alarm.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.common.deleteFailed),
            message: message(for: error),
            confirm: self(\.common.confirm)
        )
    }
}
