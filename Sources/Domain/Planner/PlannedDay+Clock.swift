public import Foundation

/// What is now. The clock on the wall counts: on a day on which it is set the plan stays the same, and an
/// hour that is shown twice is twice the same hour of the plan.
extension PlannedDay {
    /// The minute of this date's plan that the clock on the wall shows.
    public func time(at now: LocalTime) -> PlanTime {
        PlanTime(now.time).adding(days: now.day.daysSince1970 - day.daysSince1970)
    }

    /// The first instant at which the clock on the wall shows a minute of the plan or, where it is set over
    /// that, one after it.
    public func instant(of time: PlanTime, in calendar: LocalCalendar) -> Date {
        let date = day.adding(days: time.minutes.dividedDown(by: PlanTime.minutesPerDay))
        return calendar.instant(of: LocalTime(date, time.timeOfDay))
    }

    /// Whether the plan goes on at a moment, from waking until bed.
    public func isRunning(at now: LocalTime) -> Bool {
        division.awake.contains(time(at: now))
    }

    /// The date whose plan counts at a moment of this date: the one before as long as its plan goes on,
    /// else this one. A date without a plan gives way to one that has one.
    func current(at now: LocalTime) -> CalendarDay {
        let yesterday = PlannedDay(
            day.adding(days: -1),
            defaultDivision: defaultDivision,
            plan: before.plan
        )
        guard yesterday.isRunning(at: now) else { return day }
        return isSaved && !yesterday.isSaved && isRunning(at: now) ? day : yesterday.day
    }
}

extension PlannerRepository {
    /// The date whose plan is running: at 00:30 that of yesterday, if it goes on until then. Where none
    /// is running, the date of the calendar.
    ///
    /// - Throws: `.repository`.
    public func currentDay(
        at now: Date,
        in calendar: LocalCalendar
    ) async throws(PlannerError) -> PlannedDay {
        let local = calendar.localTime(at: now)
        let today = try await day(local.day)
        let current = today.current(at: local)
        return current == today.day ? today : try await day(current)
    }
}
