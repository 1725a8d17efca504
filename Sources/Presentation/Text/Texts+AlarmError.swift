public import HaruDomain

extension Texts {
    /// What went wrong with alarms.
    public func message(for error: AlarmError) -> String {
        switch error {
        case .alarmNotFound: self(\.errors.alarmNotFound)
        case .noChanges: self(\.errors.noChanges)
        case .labelTooLong(let limit): self(\.errors.labelTooLong, [.limit: limit])
        case .snoozeNotOffered(let offered):
            self(
                \.errors.snoozeNotOffered,
                [.start: offered.lowerBound, .end: offered.upperBound]
            )
        case .soundNotAllowed(let problem): message(for: problem)
        case .pauseEndsTooSoon: self(\.errors.pauseEndsTooSoon)
        case .nothingToSkip: self(\.errors.nothingToSkip)
        case .notRinging: self(\.errors.notRinging)
        case .snoozeIsOff: self(\.errors.snoozeIsOff)
        case .repository(let error): message(for: error)
        }
    }

    /// What is wrong with a sound.
    public func message(for problem: SoundProblem) -> String {
        switch problem {
        case .notFound: self(\.errors.soundNotFound)
        case .wrongType: self(\.errors.soundWrongType)
        case .tooLong: self(\.errors.soundTooLong)
        case .damaged: self(\.errors.soundDamaged)
        }
    }
}
