/// Keeps plans, one for each date that has one, and how dates without one are divided.
public protocol PlannerRepository: Sendable {
    /// A date as it is stored, with its neighbours. Asking writes nothing.
    ///
    /// - Throws: `.repository`.
    func day(_ day: CalendarDay) async throws(PlannerError) -> PlannedDay

    /// Reads, changes and keeps a date and the default division as one transaction; keeps nothing if
    /// `change` throws. The neighbours stay as they are.
    ///
    /// - Throws: What `change` throws, and `.repository`.
    func update<Result: Sendable>(
        _ day: CalendarDay,
        _ change: @Sendable (inout PlannedDay) throws(PlannerError) -> Result
    ) async throws(PlannerError) -> Result

    /// The todos of some dates or, given nil, of all; those of a date by their start.
    ///
    /// - Throws: `.repository`.
    func todos(
        of days: Range<CalendarDay>?
    ) async throws(PlannerError) -> [CalendarDay: [PlannedTodo]]

    /// What a calendar shows of some dates; those without todos are left out. It is counted without a look
    /// at a todo, and asking again costs next to nothing.
    ///
    /// - Throws: `.repository`.
    func marks(
        of days: Range<CalendarDay>
    ) async throws(PlannerError) -> [CalendarDay: DayMark]

    /// What changes from now on; while nobody reads, changes unite.
    var changes: AsyncStream<Set<PlannerChange>> { get }
}
