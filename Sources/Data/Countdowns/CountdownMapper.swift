import Foundation
import HaruDomain

/// Between what countdowns are and how they are stored.
enum CountdownMapper {
    typealias Reason = RepositoryError.Reason

    static func row(_ countdown: Countdown) -> CountdownRow {
        let timer = countdown.timer
        let end: (name: String, sound: String?) =
            switch timer.end {
            case .sound(let name): ("sound", name)
            case .silent: ("silent", nil)
            case .stopPlaying: ("stop-playing", nil)
            }
        var row = CountdownRow(
            id: timer.id,
            label: timer.label.text,
            length: timer.length.seconds,
            end: end.name,
            sound: end.sound,
            createdAt: timer.createdAt.milliseconds,
            lastStartedAt: timer.lastStartedAt?.milliseconds
        )
        switch countdown.state {
        case .idle: break
        case .running(let until, let since):
            row.until = until.milliseconds
            row.since = since.milliseconds
        case .paused(let remaining):
            row.remaining = remaining.milliseconds
        case .finished(let at, let isReported):
            row.finishedAt = at.milliseconds
            row.isReported = isReported
        }
        return row
    }

    static func countdown(_ row: CountdownRow) throws(Reason) -> Countdown {
        Countdown(timer: try timer(row), state: try state(row))
    }

    private static func timer(_ row: CountdownRow) throws(Reason) -> CountdownTimer {
        do {
            return CountdownTimer(
                id: row.id,
                label: try CountdownTimer.Label(row.label),
                length: try CountdownTimer.Length(.seconds(row.length)),
                end: try end(row),
                createdAt: Date(milliseconds: row.createdAt),
                lastStartedAt: row.lastStartedAt.map(Date.init(milliseconds:))
            )
        } catch {
            throw .damaged  // what breaks a rule on disk
        }
    }

    private static func end(_ row: CountdownRow) throws(Reason) -> CountdownTimer.EndAction {
        switch (row.end, row.sound) {
        case ("sound", let name?): .sound(name)
        case ("silent", _): .silent
        case ("stop-playing", _): .stopPlaying
        default: throw .damaged
        }
    }

    private static func state(_ row: CountdownRow) throws(Reason) -> Countdown.State {
        switch (row.until, row.since, row.remaining, row.finishedAt) {
        case (nil, nil, nil, nil):
            return .idle
        case (let until?, let since?, nil, nil) where until >= since:
            return .running(until: Date(milliseconds: until), since: Date(milliseconds: since))
        case (nil, nil, let remaining?, nil) where remaining > 0:
            return .paused(remaining: .milliseconds(remaining))
        case (nil, nil, nil, let finished?):
            let at = Date(milliseconds: finished)
            return .finished(at: at, isReported: row.isReported ?? false)
        default:
            throw .damaged
        }
    }
}
