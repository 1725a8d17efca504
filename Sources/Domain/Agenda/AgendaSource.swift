import Foundation

/// Where the agenda is read: all features at one moment.
public struct AgendaSource: Sendable {
    package let alarms: any AlarmRepository
    package let countdowns: any CountdownRepository
    package let focus: any FocusRepository
    package let planner: any PlannerRepository
    package let settings: any SettingsRepository
    package let clock: WallClock
    package let environment: EnvironmentSource
    let focusPolicy: FocusPolicy

    /// A source over these ports.
    public init(
        alarms: any AlarmRepository,
        countdowns: any CountdownRepository,
        focus: any FocusRepository,
        planner: any PlannerRepository,
        settings: any SettingsRepository,
        clock: WallClock,
        environment: EnvironmentSource,
        focusPolicy: FocusPolicy
    ) {
        self.alarms = alarms
        self.countdowns = countdowns
        self.focus = focus
        self.planner = planner
        self.settings = settings
        self.clock = clock
        self.environment = environment
        self.focusPolicy = focusPolicy
    }

    /// The agenda as it stands now.
    ///
    /// - Throws: `.alarms`, `.countdowns`, `.focus`, `.planner`, `.settings`.
    public func callAsFunction() async throws(AgendaError) -> Agenda {
        let alarms = try await storedAlarms()
        let countdowns = try await storedCountdowns()
        let desk = try await desk()
        let isMuted = try await isMuted()
        let (now, steadyNow) = (clock.now, clock.steadyNow)
        let calendar = environment.current.calendar
        return Agenda(
            at: now,
            steady: steadyNow,
            in: calendar,
            alarms: alarms,
            countdowns: countdowns,
            focus: desk.status(at: steadyNow, policy: focusPolicy),
            plan: try await plan(at: now, in: calendar),
            isMuted: isMuted
        )
    }

    private func storedAlarms() async throws(AgendaError) -> AlarmClock {
        do { return try await alarms.alarms() } catch { throw .alarms(error) }
    }

    private func storedCountdowns() async throws(AgendaError) -> Countdowns {
        do { return try await countdowns.countdowns() } catch { throw .countdowns(error) }
    }

    private func plan(
        at now: Date,
        in calendar: LocalCalendar
    ) async throws(AgendaError) -> PlannedDay {
        do {
            return try await planner.currentDay(at: now, in: calendar)
        } catch {
            throw .planner(error)
        }
    }

    private func desk() async throws(AgendaError) -> FocusDesk {
        do { return try await focus.desk() } catch { throw .focus(error) }
    }

    private func isMuted() async throws(AgendaError) -> Bool {
        do { return try await settings.settings().isMuted } catch { throw .settings(error) }
    }
}
