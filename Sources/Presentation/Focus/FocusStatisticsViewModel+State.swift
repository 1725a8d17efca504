public import Foundation
public import HaruDomain

extension FocusStatisticsViewModel {
    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The title of the screen.
        public var heading = ""
        /// Whose time is shown.
        public internal(set) var category = FocusCategory.all
        /// What may be chosen: everything, the timers, then those that were removed.
        public var categories: [Choice<FocusCategory>] = []
        /// How much is summed up.
        public internal(set) var period = FocusPeriod.day
        /// What may be chosen.
        public var periods: [Choice<FocusPeriod>] = []

        /// The day in the person's zone.
        public private(set) var today: CalendarDay
        /// The chosen day, which is in the month.
        public private(set) var selectedDay: CalendarDay
        /// The month that is shown.
        public var month: CalendarMonth { selectedDay.calendarMonth }
        /// Its name.
        public var monthText = ""
        /// The buttons that lead to the months around it.
        public var earlierButton = ButtonLabel(""), laterButton = ButtonLabel("")
        /// The days of the week as the grid has them.
        public var weekdays: [String] = []
        /// How many cells of the grid stay empty before the first day.
        public var leadingBlanks = 0
        /// The days of the month; nil until they were read.
        public var cells: [Cell]?

        /// The period of the chosen day, and what was focused in it; nil until it was read.
        public var summary: Summary?
        /// What all days up to today tell; nil until they were read.
        public var history: History?

        /// Why the last read failed; nil when it did not.
        public var failure: FocusError?
        /// When the next day begins, on the steady clock.
        public var dayEndsAt: Date?

        /// When to refresh next, on the steady clock.
        public var nextRefresh: Date? { dayEndsAt }

        /// What turns the rows of the summary of an earlier state into these.
        public func changes(since earlier: State) -> ListDifference<Row> {
            ListDifference(from: earlier.summary?.rows ?? [], to: summary?.rows ?? [])
        }

        /// A state of one's own, for previews.
        public init(
            today: CalendarDay,
            selectedDay: CalendarDay? = nil,
            category: FocusCategory = .all,
            period: FocusPeriod = .day
        ) {
            self.today = today
            self.selectedDay = selectedDay ?? today
            self.category = category
            self.period = period
        }

        /// Every day that may be summed up, whatever day of the month is chosen.
        var days: Range<CalendarDay> {
            month.firstDay.adding(days: -7)..<month.adding(months: 1).firstDay.adding(days: 7)
        }

        mutating func select(_ day: CalendarDay) {
            selectedDay = day
        }

        /// A new day is chosen if the old one was.
        mutating func turn(to today: CalendarDay) {
            if selectedDay == self.today { selectedDay = today }
            self.today = today
        }
    }
}
