public import Foundation
public import HaruDomain

extension PlannerCalendarViewModel {
    /// How much is seen at once.
    public enum Scope: String, CaseIterable, Hashable, Sendable {
        /// Seven days.
        case week
        /// The days of a month.
        case month
    }

    /// A date of the calendar.
    public struct Cell: Identifiable, Hashable, Sendable {
        /// The identity, the date.
        public let id: CalendarDay
        /// The day of the month.
        public var text: String
        /// Its todos; nil for a date without any.
        public var mark: DayMark?
        /// Whether it is today.
        public var isToday: Bool
        /// Whether it is chosen.
        public var isSelected: Bool
        /// The date in words.
        public var accessibility: AccessibilityText

        /// One of one's own, for previews.
        public init(
            id: CalendarDay,
            text: String,
            mark: DayMark?,
            isToday: Bool,
            isSelected: Bool,
            accessibility: AccessibilityText
        ) {
            self.id = id
            self.text = text
            self.mark = mark
            self.isToday = isToday
            self.isSelected = isSelected
            self.accessibility = accessibility
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// How much is seen.
        public internal(set) var scope = Scope.month
        /// The date in the person's zone.
        public internal(set) var today: CalendarDay
        /// The chosen date.
        public internal(set) var selected: CalendarDay
        /// The day a week begins with.
        public internal(set) var firstWeekday = Weekday.sun
        /// The month that is shown.
        public var monthText = ""
        /// The buttons of the scopes, week first.
        public var scopeButtons: [ButtonLabel] = []
        /// The days of the week in order.
        public var weekdays: [String] = []
        /// How many cells of the grid stay empty before the first date.
        public var leadingBlanks = 0
        /// The dates; their marks are nil until they were read.
        public var cells: [Cell] = []
        /// The chosen date and its todos in words.
        public var selectedText = ""
        /// When the next day begins, on the steady clock.
        public var dayEndsAt: Date?
        /// Why the last read failed; nil when it did not.
        public var failure: PlannerError?

        /// When to refresh next, on the steady clock.
        public var nextRefresh: Date? { dayEndsAt }

        /// The dates that are seen.
        public var days: Range<CalendarDay> {
            switch scope {
            case .week:
                let first = selected.startOfWeek(from: firstWeekday)
                return first..<first.adding(days: 7)
            case .month:
                let month = selected.calendarMonth
                return month.firstDay..<month.adding(months: 1).firstDay
            }
        }

        /// A state of one's own, for previews.
        public init(today: CalendarDay, selected: CalendarDay? = nil) {
            self.today = today
            self.selected = selected ?? today
        }
    }
}

extension Texts {
    func fill(_ state: inout PlannerCalendarViewModel.State, marks: [CalendarDay: DayMark]?) {
        let days = state.days
        state.monthText = month(days.lowerBound.calendarMonth)
        state.scopeButtons = [
            ButtonLabel(self(\.planner.week)), ButtonLabel(self(\.planner.month)),
        ]
        let first = days.lowerBound.startOfWeek(from: state.firstWeekday)
        state.weekdays = (0..<7).map { shortWeekday(first.adding(days: $0).weekday) }
        state.leadingBlanks = days.lowerBound.daysSince1970 - first.daysSince1970
        let count = days.upperBound.daysSince1970 - days.lowerBound.daysSince1970
        state.cells = (0..<count).map { offset in
            let day = days.lowerBound.adding(days: offset)
            let mark = marks?[day]
            return PlannerCalendarViewModel.Cell(
                id: day,
                text: String(day.day),
                mark: mark,
                isToday: day == state.today,
                isSelected: day == state.selected,
                accessibility: AccessibilityText(
                    label: dateWithWeekday(day, today: state.today),
                    value: mark.map(description) ?? self(\.planner.noTodos)
                )
            )
        }
        let words = marks?[state.selected].map(description) ?? self(\.planner.noTodos)
        state.selectedText = "\(relativeDay(state.selected, today: state.today)): \(words)"
    }
}
