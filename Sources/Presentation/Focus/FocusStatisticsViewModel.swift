public import HaruDomain

/// The look back at focus: a month as a heat map, the day, week or month that is chosen in it, and what
/// all days up to today tell.
@MainActor
public final class FocusStatisticsViewModel {
    /// What to draw.
    public let state: ObservableValue<State>

    private let focus: any FocusRepository
    private let clock: WallClock
    private let texts: TextSource
    private let intents = IntentQueue()
    private var desk = FocusDesk()
    /// What was read so far; it is of all days once `isWhole`.
    private var ledger: FocusLedger?
    private var isWhole = false

    package init(focus: any FocusRepository, clock: WallClock, texts: TextSource) {
        self.focus = focus
        self.clock = clock
        self.texts = texts
        let today = texts.environment.current.calendar.day(at: clock.now)
        state = ObservableValue(State(today: today))
        show()
    }

    /// Keeps the state in step with what is recorded, with the language, the zone and the day until the
    /// task is cancelled. The host runs it.
    public func follow() async {
        await keepInStep(with: focus.changes, reload: reload, texts: texts) { self.show() }
    }

    /// Reads the records again: at first those of the month that is shown, then the accounts of all.
    public func reload() async {
        await intents.run {
            do throws(FocusError) {
                desk = try await focus.desk()
                if !isWhole {
                    ledger = try await focus.ledger(of: state.value.days)
                    show()
                }
                ledger = try await focus.ledger(of: nil)
                isWhole = true
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
            show()
        }
    }

    /// Goes on to the next day. The host calls it at `nextRefresh`.
    public func refresh() {
        show()
    }

    /// Shows all timers, or one.
    public func choose(_ category: FocusCategory) {
        state.update { $0.category = category }
        show()
    }

    /// Sums up the day, the week or the month of the chosen day.
    public func choose(_ period: FocusPeriod) {
        state.update { $0.period = period }
        show()
    }

    /// Chooses a day, and shows its month.
    public func select(_ day: CalendarDay) async {
        let isMonthNew = day.calendarMonth != state.value.month
        state.update { $0.select(day) }
        show()
        if isMonthNew, !isWhole { await reload() }
    }

    /// Shows a month later or, for a negative number, earlier ones: today if it is in it, else the 1st.
    public func showMonth(later months: Int) async {
        let month = state.value.month.adding(months: months)
        let today = state.value.today
        await select(today.calendarMonth == month ? today : month.firstDay)
    }

    /// Shows today.
    public func showToday() async {
        await select(state.value.today)
    }

    /// The timers that a person may mean by a title or the beginning of an identity.
    public func timers(named name: String) -> [FocusStatistics.Timer] {
        statistics?.timers(named: name) ?? []
    }

    private var statistics: FocusStatistics? {
        let calendar = texts.environment.current.calendar
        return ledger.map { FocusStatistics($0, desk: desk, calendar: calendar, now: clock.now) }
    }

    private func show() {
        let environment = texts.environment.current
        let calendar = environment.calendar
        let today = calendar.day(at: clock.now)
        state.update { state in
            state.turn(to: today)
            state.dayEndsAt = clock.steady(calendar.start(of: today.adding(days: 1)))
            texts.current.fill(
                &state,
                from: self.statistics,
                hasAllDays: isWhole,
                firstWeekday: environment.firstWeekday
            )
        }
    }
}
