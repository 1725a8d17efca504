import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// What every command works with.
struct CommandContext {
    let options: Options
    let output: Output
    let container: AppContainer

    /// The words of the person's language.
    var texts: Texts { container.texts.current }

    /// Asks on a terminal; elsewhere, or after a no, the command needs `--yes`.
    func confirm(_ question: String) throws(Failure) {
        if options.has("--yes") { return }
        guard isatty(STDIN_FILENO) == 1 else { throw .confirmationNeeded(question) }
        output.ask(question)
        guard ["y", "yes"].contains(readLine()?.lowercased()) else {
            throw .confirmationNeeded(question)
        }
    }

    /// What was focused today.
    func focusToday() async throws(Failure) -> FocusSummary {
        let calendar = container.environment.current.calendar
        let now = container.clock.now
        let day = calendar.day(at: now)
        let days = FocusPeriod.days(of: day)
        do {
            let (ledger, desk) = try await (
                container.focus.ledger(of: days), container.focus.desk()
            )
            return FocusStatistics(ledger, desk: desk, calendar: calendar, now: now)
                .summary(of: days, in: .all)
        } catch {
            throw .focus(error)
        }
    }

    /// The countdowns as they are at this moment; those that have ended are finished.
    func countdowns() async throws(Failure) -> Countdowns {
        try await Failure.countdowns { () throws(CountdownError) in
            try await container.countdowns.countdowns()
        }
        .settled(at: container.clock.steadyNow)
    }

    /// The alarms as they are at this moment; what is due has happened.
    func alarms() async throws(Failure) -> AlarmClock {
        var clock = try await Failure.alarms { () throws(AlarmError) in
            try await container.alarms.alarms()
        }
        clock.settle(at: container.clock.now, in: container.environment.current.calendar)
        return clock
    }

    /// Takes back what was shown of an alarm that was answered.
    func takeBackNotifications(of id: Alarm.ID) async throws(Failure) {
        do { try await container.planNotifications.takeBack(id) } catch { throw .agenda(error) }
    }

    /// Brings the pending notifications in step with what a command changed.
    func planNotifications() async throws(Failure) {
        do { try await container.planNotifications() } catch { throw .agenda(error) }
    }
}
