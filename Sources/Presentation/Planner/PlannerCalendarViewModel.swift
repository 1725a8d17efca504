import Foundation
public import HaruDomain

/// A week or a month of dates, with a mark on those that have todos.
@MainActor
public final class PlannerCalendarViewModel {
    /// What to draw.
    public let state: ObservableValue<State>

    private let planner: any PlannerRepository
    private let clock: WallClock
    private let texts: TextSource
    private let intents = IntentQueue()
    private var marks: [CalendarDay: DayMark]?

    package init(planner: any PlannerRepository, clock: WallClock, texts: TextSource) {
        self.planner = planner
        self.clock = clock
        self.texts = texts
        let today = texts.environment.current.calendar.localTime(at: clock.now).day
        state = ObservableValue(State(today: today))
        show()
    }

    /// Keeps the state in step with what is planned, the day and the language until the task is cancelled.
    /// The host runs it.
    public func follow() async {
        await keepInStep(with: planner.changes, reload: reload, texts: texts) {
            await self.reload()
        }
    }

    /// Reads the marks again.
    public func reload() async {
        await intents.run {
            show()
            do throws(PlannerError) {
                marks = try await planner.marks(of: state.value.days)
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
            show()
        }
    }

    /// Goes on to the next day. The host calls it at `nextRefresh`.
    public func refresh() async {
        await reload()
    }

    /// Shows a week or a month around the chosen date.
    public func choose(_ scope: Scope) async {
        await turn { $0.scope = scope }
    }

    /// Chooses a date, and shows its week or month.
    public func select(_ day: CalendarDay) async {
        await turn { $0.selected = day }
    }

    /// Shows a page later or, for a negative number, an earlier one; the choice goes along.
    public func page(by count: Int) async {
        await turn { state in
            switch state.scope {
            case .week: state.selected = state.selected.adding(days: count * 7)
            case .month:
                state.selected = state.selected.calendarMonth.adding(months: count).firstDay
            }
        }
    }

    /// Chooses today.
    public func selectToday() async {
        await turn { $0.selected = $0.today }
    }

    private func turn(_ change: (inout State) -> Void) async {
        state.update(change)
        await reload()
    }

    private func show() {
        let environment = texts.environment.current
        let now = clock.now
        let today = environment.calendar.localTime(at: now).day
        state.update {
            if $0.selected == $0.today { $0.selected = today }
            $0.today = today
            $0.firstWeekday = environment.firstWeekday
            let end = environment.calendar.start(of: today.adding(days: 1))
            $0.dayEndsAt = clock.steady(end)
            texts.current.fill(&$0, marks: marks)
        }
    }
}
