import Foundation

extension Agenda {
    /// How far ahead a ring is looked for that a repeating request would get wrong.
    private static let horizon = Duration.seconds(14 * 86_400)

    /// Every notification that the agenda wants, in no order.
    var notifications: [PlannedNotification] {
        let isSteady = calendar.isSteady(in: now..<now.adding(Self.horizon))
        var wanted = (ends + phase).map {
            PlannedNotification($0.subject, at: $0.at, isMuted: isMuted)
        }
        wanted.reserveCapacity(wanted.count + alarms.entries.count)
        for entry in alarms.entries.values { add(entry, to: &wanted, isSteady: isSteady) }
        return wanted
    }

    private func add(
        _ entry: AlarmEntry,
        to wanted: inout [PlannedNotification],
        isSteady: Bool
    ) {
        let alarm = entry.alarm
        if let until = entry.state.snoozedUntil, until > now {
            wanted.append(PlannedNotification(.snooze(alarm), at: until))
        }
        guard alarm.isEnabled else { return }
        if alarm.isOnce {
            if let ring = entry.nextRegular(after: now, in: calendar) {
                wanted.append(PlannedNotification(.alarm(alarm), at: ring.at))
            }
        } else if isSteady && !entry.state.leavesOut(after: now) || isRegular(entry) {
            if alarm.days.count == Weekday.allCases.count {
                add(alarm, .daily(alarm.time), to: &wanted)
            } else {
                for day in alarm.days { add(alarm, .weekly(day, alarm.time), to: &wanted) }
            }
        } else {
            wanted += dated(entry)
        }
    }

    private func add(
        _ alarm: Alarm,
        _ trigger: NotificationRequest.Trigger,
        to wanted: inout [PlannedNotification]
    ) {
        guard let at = trigger.next(after: now, in: calendar) else { return }
        wanted.append(PlannedNotification(.alarm(alarm), at: at, trigger: trigger))
    }

    /// A request for each ring up to the horizon, and one beyond it where there is none.
    private func dated(_ entry: AlarmEntry) -> [PlannedNotification] {
        var rings = coming(entry).filter(\.rings)
        if rings.isEmpty, let next = entry.nextRegular(after: now, in: calendar) { rings = [next] }
        return rings.map {
            PlannedNotification(.alarm(entry.alarm), at: $0.at, day: $0.local.day)
        }
    }

    /// Whether a request that repeats would be right about every day up to the horizon.
    private func isRegular(_ entry: AlarmEntry) -> Bool {
        entry.state.rung.allSatisfy { $0 <= now } && !isBetweenPasses(entry.alarm.time)
            && coming(entry).allSatisfy { $0.rings && $0.reason == .repeats }
    }

    /// Whether the clock has shown a time and is set back to show it once more, which is no ring.
    private func isBetweenPasses(_ time: TimeOfDay) -> Bool {
        let day = calendar.localTime(at: now).day
        guard case .overlap(let first, let second, _) = calendar.resolve(LocalTime(day, time))
        else { return false }
        return first <= now && now < second
    }

    private func coming(_ entry: AlarmEntry) -> [AlarmOccurrence] {
        entry.occurrences(in: now.adding(.milliseconds(1))..<now.adding(Self.horizon), in: calendar)
            .filter { $0.reason != .snooze }
    }
}

extension AlarmState {
    /// Whether anything is left out that a request which repeats would not leave out.
    fileprivate func leavesOut(after now: Date) -> Bool {
        !skipped.isEmpty || pause != nil || rung.contains { $0 > now }
    }
}
