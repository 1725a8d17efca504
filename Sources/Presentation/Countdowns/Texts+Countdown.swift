public import Foundation
public import HaruDomain

extension Texts {
    /// What a timer is called: its label, else its length.
    public func title(of timer: CountdownTimer) -> String {
        timer.label.text.isEmpty ? countdown(timer.length.duration) : timer.label.text
    }

    /// What a timer is called, spoken.
    public func spokenTitle(of timer: CountdownTimer) -> String {
        timer.label.text.isEmpty ? spoken(timer.length.duration) : timer.label.text
    }

    /// What is done when a timer ends.
    public func end(_ end: CountdownTimer.EndAction) -> String {
        switch end {
        case .sound: self(\.countdowns.sound)
        case .silent: self(\.countdowns.silent)
        case .stopPlaying: self(\.countdowns.stopPlaying)
        }
    }

    /// What a countdown does, `3:00 남음`.
    public func state(
        of countdown: Countdown,
        at now: Date,
        in calendar: LocalCalendar
    ) -> String {
        state(of: countdown, time: self.countdown(countdown.remaining(at: now))) {
            time(calendar.localTime(at: $0).time)
        }
    }

    /// The same, spoken.
    func spokenState(
        of countdown: Countdown,
        at now: Date,
        in calendar: LocalCalendar
    ) -> String {
        state(of: countdown, time: spokenRemaining(countdown.remaining(at: now))) {
            spoken(calendar.localTime(at: $0).time)
        }
    }

    private func state(
        of countdown: Countdown,
        time: String,
        moment: (Date) -> String
    ) -> String {
        switch countdown.state {
        case .idle: self(\.countdowns.idle)
        case .running: self(\.countdowns.running, [.time: time])
        case .paused: self(\.countdowns.paused, [.time: time])
        case .finished(let at, _): self(\.countdowns.finished, [.time: moment(at)])
        }
    }
}
