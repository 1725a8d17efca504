/// Divides one date into another number of parts.
public struct RedivideDayUseCase: Sendable {
    let planner: any PlannerRepository

    /// A use case over this port.
    public init(planner: any PlannerRepository) {
        self.planner = planner
    }

    /// Nothing changes unless every todo lies in one part afterwards.
    ///
    /// - Returns: The date.
    /// - Throws: `.notAnOption`, `.wouldCross`, `.noChanges`, `.repository`.
    @discardableResult
    public func callAsFunction(
        _ day: CalendarDay,
        into count: Int,
        resolving resolution: PlannedDay.Resolution? = nil
    ) async throws(PlannerError) -> PlannedDay {
        try await planner.update(day) { day throws(PlannerError) in
            let division = try DayDivision(day.division.sleep, into: count)
            try day.redivide(into: division, resolving: resolution)
            return day
        }
    }
}
