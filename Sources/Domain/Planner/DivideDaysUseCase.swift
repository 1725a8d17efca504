/// Divides the dates that have no plan of their own.
public struct DivideDaysUseCase: Sendable {
    let planner: any PlannerRepository
    let clock: WallClock
    let environment: EnvironmentSource

    /// A use case over these ports.
    public init(
        planner: any PlannerRepository,
        clock: WallClock,
        environment: EnvironmentSource
    ) {
        self.planner = planner
        self.clock = clock
        self.environment = environment
    }

    /// What is nil stays as it is; the number of parts becomes the suggested one where the sleep does not
    /// allow it any more.
    ///
    /// - Throws: `.sleep`, `.notAnOption`, `.noChanges`, `.repository`.
    @discardableResult
    public func callAsFunction(
        bed: TimeOfDay? = nil,
        wake: TimeOfDay? = nil,
        into count: Int? = nil
    ) async throws(PlannerError) -> DayDivision {
        let today = environment.current.calendar.localTime(at: clock.now).day
        return try await planner.update(today) { day throws(PlannerError) in
            let before = day.defaultDivision
            let sleep = try SleepSchedule(
                bed: bed ?? before.sleep.bed,
                wake: wake ?? before.sleep.wake
            )
            let division =
                try count.map { count throws(PlannerError) in
                    try DayDivision(sleep, into: count)
                } ?? before.sleeping(sleep)
            guard division != before else { throw .noChanges }
            day.divideDefault(division)
            return division
        }
    }
}
