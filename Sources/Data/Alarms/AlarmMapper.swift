import Foundation
import HaruDomain

/// Between what alarms are and how they are stored.
enum AlarmMapper {
    typealias Reason = RepositoryError.Reason

    static func row(_ entry: AlarmEntry) -> AlarmRow {
        let (alarm, state) = (entry.alarm, entry.state)
        var row = AlarmRow(
            id: alarm.id,
            time: alarm.time.minutes,
            days: alarm.days.sorted().map(\.rawValue),
            label: alarm.label.text,
            snooze: alarm.snooze.minutes,
            isEnabled: alarm.isEnabled,
            createdAt: alarm.createdAt.milliseconds,
            armedAt: state.armedAt.milliseconds
        )
        if case .named(let name) = alarm.sound { row.sound = name }
        if !state.skipped.isEmpty { row.skipped = state.skipped.map(\.daysSince1970).sorted() }
        row.pause = state.pause.map { [$0.lowerBound.daysSince1970, $0.upperBound.daysSince1970] }
        row.snoozedUntil = state.snoozedUntil?.milliseconds
        row.ring = state.ring.map { [$0.due.milliseconds, $0.since.milliseconds] }
        row.missedAt = state.missedAt?.milliseconds
        row.handledAt = state.handledAt?.milliseconds
        if !state.rung.isEmpty { row.rung = state.rung.map(\.milliseconds).sorted() }
        return row
    }

    static func entry(_ row: AlarmRow) throws(Reason) -> AlarmEntry {
        AlarmEntry(alarm: try alarm(row), state: try state(row))
    }

    private static func alarm(_ row: AlarmRow) throws(Reason) -> Alarm {
        guard let time = TimeOfDay(minutes: row.time) else { throw .damaged }
        var days: Set<Weekday> = []
        for number in row.days {
            guard let day = Weekday(rawValue: number) else { throw .damaged }
            days.insert(day)
        }
        do {
            return Alarm(
                id: row.id,
                time: time,
                days: days,
                label: try Alarm.Label(row.label),
                sound: row.sound.map(Alarm.Sound.named) ?? .standard,
                snooze: row.snooze == 0 ? .off : try Alarm.Snooze(minutes: row.snooze),
                isEnabled: row.isEnabled,
                createdAt: Date(milliseconds: row.createdAt)
            )
        } catch {
            throw .damaged  // what breaks a rule on disk
        }
    }

    private static func state(_ row: AlarmRow) throws(Reason) -> AlarmState {
        var state = AlarmState(armedAt: Date(milliseconds: row.armedAt))
        state.skipped = Set((row.skipped ?? []).map(CalendarDay.init(daysSince1970:)))
        if let pause = row.pause {
            guard pause.count == 2, pause[0] <= pause[1] else { throw .damaged }
            state.pause =
                CalendarDay(daysSince1970: pause[0])...CalendarDay(daysSince1970: pause[1])
        }
        state.snoozedUntil = row.snoozedUntil.map(Date.init(milliseconds:))
        if let ring = row.ring {
            guard ring.count == 2 else { throw .damaged }
            state.ring = AlarmState.Ring(
                due: Date(milliseconds: ring[0]),
                since: Date(milliseconds: ring[1])
            )
        }
        state.missedAt = row.missedAt.map(Date.init(milliseconds:))
        state.handledAt = row.handledAt.map(Date.init(milliseconds:))
        state.rung = Set((row.rung ?? []).map(Date.init(milliseconds:)))
        return state
    }
}
