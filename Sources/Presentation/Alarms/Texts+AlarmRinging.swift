internal import HaruDomain

extension Texts {
    /// An alarm that calls; nil for one that does not.
    func call(of entry: AlarmEntry) -> AlarmRingingViewModel.Call? {
        guard let ring = entry.state.ring else { return nil }
        let alarm = entry.alarm
        let late = ring.since.duration(since: ring.due)
        let lateText =
            late < .seconds(60) ? "" : self(\.alarms.late, [.time: spokenTotal(late)])
        return AlarmRingingViewModel.Call(
            alarm: alarm,
            title: title(of: alarm),
            timeText: time(alarm.time),
            lateText: lateText,
            accessibility: AccessibilityText(
                label: spokenTitle(of: alarm),
                value: lateText.isEmpty ? self(\.alarms.ringing) : lateText
            ),
            snoozeButton: alarm.snooze.duration.map { length in
                let label = self(\.alarms.snoozeLabel, [.time: spoken(length)])
                return ButtonLabel(
                    self(\.alarms.snooze),
                    accessibility: AccessibilityText(label: label)
                )
            },
            stopButton: ButtonLabel(self(\.alarms.stop))
        )
    }

    /// What an alarm is called, as it is spoken.
    func spokenTitle(of alarm: Alarm) -> String {
        let time = spoken(alarm.time)
        return alarm.label.text.isEmpty ? time : alarm.label.text + ", " + time
    }
}
