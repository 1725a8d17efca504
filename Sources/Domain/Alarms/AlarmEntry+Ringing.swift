public import Foundation

extension AlarmEntry {
    /// How many rings are remembered: a month of a daily alarm.
    private static let memory = 31

    /// What an alarm does at a moment.
    public enum Phase: Hashable, Sendable {
        /// It waits for its time, or is off.
        case quiet
        /// It calls.
        case ringing(AlarmState.Ring)
        /// It was put off and calls again.
        case snoozed(until: Date)
    }

    /// What it does, as it was last settled.
    public var phase: Phase {
        if let ring = state.ring { return .ringing(ring) }
        return state.snoozedUntil.map { .snoozed(until: $0) } ?? .quiet
    }

    /// When `settle` has something to do next; nil when nothing is to come.
    public func nextChange(after now: Date, in calendar: LocalCalendar) -> Date? {
        let end = state.ring.map { $0.since.adding(AlarmState.patience) }
        return [end, next(after: now, in: calendar)?.at].compactMap(\.self).min()
    }

    /// Lets everything happen that is due: rings begin and end, and what is too late is missed.
    ///
    /// It changes nothing when nothing is due, so it may be called at any time and by anyone.
    mutating func settle(at now: Date, in calendar: LocalCalendar) {
        settleRing(at: now)
        settleSnooze(at: now)
        guard alarm.isEnabled else { return }
        let patienceBegan = now.adding(.zero - AlarmState.patience - .milliseconds(1))
        let known = max(state.armedAt, state.handledAt ?? state.armedAt)
        let schedule = AlarmSchedule(
            of: alarm,
            state,
            // What is known of the time to come was learnt before the clock was set back.
            after: alarm.isOnce
                ? (state.armedAt > now ? patienceBegan : state.armedAt)
                : (known > now ? patienceBegan : known),
            in: calendar,
            ringsOnly: true
        )
        let due = alarm.isOnce ? schedule.first { _ in true } : schedule.last(until: now)
        state.armedAt = min(state.armedAt, now)
        if let handled = state.handledAt, handled > now { state.handledAt = nil }
        guard let due, due.at <= now else { return }
        state.handledAt = due.at
        state.snoozedUntil = nil
        if alarm.isOnce { alarm.isEnabled = false }
        begin(due: due.at, at: now)
        if state.ring?.due == due.at { remember(due.at) }
    }

    private mutating func settleRing(at now: Date) {
        guard let ring = state.ring else { return }
        if now < ring.since {
            state.ring?.since = now
        } else if now.duration(since: ring.since) >= AlarmState.patience {
            state.ring = nil
            state.missedAt = ring.due
        }
    }

    private mutating func settleSnooze(at now: Date) {
        guard let until = state.snoozedUntil else { return }
        if until <= now {
            state.snoozedUntil = nil
            begin(due: until, at: now)
        } else if let length = alarm.snooze.duration, now.adding(length) < until {
            // The clock was set back: it was put off for no longer than this.
            state.snoozedUntil = now.adding(length)
        }
    }

    /// Rings unless it is too late.
    private mutating func begin(due: Date, at now: Date) {
        if now.duration(since: due) <= AlarmState.patience {
            state.ring = AlarmState.Ring(due: due, since: now)
            state.missedAt = nil
        } else {
            state.ring = nil
            state.missedAt = due
        }
    }

    private mutating func remember(_ due: Date) {
        state.rung.insert(due)
        if state.rung.count > Self.memory {
            state.rung = Set(state.rung.sorted().suffix(Self.memory))
        }
    }
}
