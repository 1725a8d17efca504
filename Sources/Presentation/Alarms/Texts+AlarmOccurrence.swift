public import HaruDomain

extension Texts {
    /// Why an alarm rings when it does, or does not, in plain words.
    public func explanation(of occurrence: AlarmOccurrence, of entry: AlarmEntry) -> String {
        switch occurrence.leftOut {
        case .skip: return self(\.alarms.whySkip)
        case .pause:
            let days = entry.state.pause.map { dates($0) } ?? ""
            return self(\.alarms.whyPause, [.day: days])
        case .noSuchDay: return missingDay(occurrence)
        case nil: break
        }
        let time = self.time(occurrence.local.time)
        switch occurrence.reason {
        case .once: return self(\.alarms.whyOnce)
        case .repeats:
            return self(\.alarms.whyRepeat, [.weekday: weekday(occurrence.local.day.weekday)])
        case .snooze: return self(\.alarms.whySnooze)
        case .gap: return self(\.alarms.whyGap, shift(occurrence.transition, time))
        case .overlap: return self(\.alarms.whyOverlap, shift(occurrence.transition, time))
        }
    }

    private func shift(
        _ transition: LocalTimeResolution.Transition?,
        _ time: String
    ) -> [TextParameter: any TextArgument] {
        [
            .value: time,
            .start: transition.map { self.time($0.before.time) } ?? "",
            .end: transition.map { self.time($0.after.time) } ?? "",
        ]
    }

    private func missingDay(_ occurrence: AlarmOccurrence) -> String {
        let day = occurrence.local.day
        return self(
            \.alarms.whyNoSuchDay,
            [
                .day: date(day), .start: date(day.adding(days: -1), today: day),
                .end: date(day.adding(days: 1), today: day),
            ]
        )
    }
}
