import HaruComposition
import HaruDomain
import HaruPresentation

/// `haru alarm next`: the coming rings and why they are when they are.
struct AlarmNextCommand {
    let context: CommandContext

    func run() async throws(Failure) {
        let options = context.options
        let until = try options["--until"].map { text throws(Failure) in
            guard let instant = RFC3339.instant(text) else {
                throw .usage(\.commandLine.badInstant, text, field: "until")
            }
            return instant
        }
        let count = try options["-n"].map { text throws(Failure) in
            try Options.count(text, of: "n")
        }
        let clock = try await context.alarms()
        // A day that is missing is no ring and has no time: only who asks for reasons hears of it.
        let occurrences = clock.upcoming(
            after: context.container.clock.now,
            until: until,
            count: count ?? (until == nil ? 10 : .max),
            in: context.container.environment.current.calendar
        )
        .filter { $0.leftOut != .noSuchDay || options.has("--explain") }
        context.output.show(
            "alarm.next",
            [
                "occurrences": occurrences.compactMap { occurrence in
                    clock.entries[occurrence.alarmID].map {
                        AlarmJSON.occurrence(occurrence, of: $0, in: context)
                    }
                }
            ],
            lines: AlarmLines.lines(of: occurrences, of: clock, in: context)
        )
    }
}
