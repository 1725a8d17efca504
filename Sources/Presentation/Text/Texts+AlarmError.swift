public import HaruDomain

extension Texts {
    /// What went wrong with alarms.
    public func message(for error: AlarmError) -> String {
        switch error {
        case .alarmNotFound: self(\.alarms.notFound)
        case .noChanges: self(\.alarms.unchanged)
        case .labelTooLong(let limit): self(\.alarms.labelTooLong, [.limit: limit])
        case .snoozeNotOffered(let offered):
            self(
                \.alarms.snoozeNotOffered,
                [.start: offered.lowerBound, .end: offered.upperBound]
            )
        case .soundNotAllowed(let problem): message(for: problem)
        case .pauseEndsTooSoon: self(\.alarms.pauseEndsTooSoon)
        case .nothingToSkip: self(\.alarms.nothingToSkip)
        case .notRinging: self(\.alarms.notRinging)
        case .snoozeIsOff: self(\.alarms.snoozeIsOff)
        case .repository(let error): message(for: error)
        }
    }

    /// What is wrong with a sound.
    public func message(for problem: SoundProblem) -> String {
        switch problem {
        case .notFound: self(\.alarms.soundNotFound)
        case .wrongType: self(\.alarms.soundWrongType)
        case .tooLong: self(\.alarms.soundTooLong)
        case .damaged: self(\.alarms.soundDamaged)
        }
    }
}
