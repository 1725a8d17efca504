internal import HaruDomain

extension Texts {
    typealias Statistics = FocusStatisticsViewModel

    /// Fills a state with what the statistics say of what is chosen in it; without them with the words
    /// alone.
    func fill(
        _ state: inout Statistics.State,
        from statistics: FocusStatistics?,
        hasAllDays: Bool,
        firstWeekday: Weekday
    ) {
        state.heading = self(\.statistics.heading)
        state.periods = FocusPeriod.allCases.map { choice($0, isChosen: $0 == state.period) }
        state.monthText = month(state.month)
        state.earlierButton = ButtonLabel(self(\.statistics.earlier))
        state.laterButton = ButtonLabel(self(\.statistics.later))
        let week = WeekdaySelector.order(from: firstWeekday)
        state.weekdays = week.map(shortWeekday)
        state.leadingBlanks = state.month.leadingBlanks(from: firstWeekday)
        state.categories = categories(of: statistics, chosen: state.category)
        guard let statistics else { return }
        let month = FocusPeriod.month.days(around: state.selectedDay, firstWeekday: firstWeekday)
        state.cells = statistics.heatMap(of: month, in: state.category).map {
            cell($0, today: state.today, selected: state.selectedDay)
        }
        let days = state.period.days(around: state.selectedDay, firstWeekday: firstWeekday)
        let sums = statistics.summary(of: days, in: state.category)
        state.summary = summary(sums, today: state.today)
        if hasAllDays { state.history = history(statistics, in: state.category, week: week) }
    }

    private func choice(
        _ period: FocusPeriod,
        isChosen: Bool
    ) -> Statistics.Choice<FocusPeriod> {
        let text =
            switch period {
            case .day: self(\.statistics.day)
            case .week: self(\.statistics.week)
            case .month: self(\.statistics.month)
            }
        return Statistics.Choice(value: period, label: ButtonLabel(text), isChosen: isChosen)
    }

    private func categories(
        of statistics: FocusStatistics?,
        chosen: FocusCategory
    ) -> [Statistics.Choice<FocusCategory>] {
        let all = Statistics.Choice(
            value: FocusCategory.all,
            label: ButtonLabel(self(\.common.all)),
            isChosen: chosen == .all
        )
        let timers = statistics?.timers ?? []
        return [all]
            + timers.map { timer in
                Statistics.Choice(
                    value: .timer(timer.id),
                    label: ButtonLabel(
                        "\(timer.icon.text) \(name(timer))",
                        accessibility: AccessibilityText(label: name(timer))
                    ),
                    isChosen: chosen == .timer(timer.id)
                )
            }
    }

    private func cell(
        _ day: FocusDay,
        today: CalendarDay,
        selected: CalendarDay
    ) -> Statistics.Cell {
        let isToday = day.day == today
        let date = dateWithWeekday(day.day, today: today)
        let isEmpty = day.total.seconds < 60
        return Statistics.Cell(
            day: day,
            text: String(day.day.day),
            isToday: isToday,
            isSelected: day.day == selected,
            accessibility: AccessibilityText(
                label: isToday ? self(\.time.today) + ", " + date : date,
                value: isEmpty ? self(\.statistics.emptyDay) : spokenTotal(day.total.focused),
                hint: self(\.statistics.dayHint)
            )
        )
    }

    private func summary(_ sums: FocusSummary, today: CalendarDay) -> Statistics.Summary {
        let days = sums.days.lowerBound...sums.days.upperBound.adding(days: -1)
        let range = dates(days, today: today)
        let longest = sums.rows.first?.total.milliseconds ?? 0
        return Statistics.Summary(
            value: sums,
            rangeText: range,
            totalText: total(sums.total.focused),
            sessionsText: self(\.statistics.sessions, [.count: sums.total.sessions]),
            rows: sums.rows.map { row($0, longest: longest) },
            emptyText: sums.rows.isEmpty ? self(\.statistics.nothing) : "",
            accessibility: AccessibilityText(label: range, value: spoken(sums.total))
        )
    }

    private func row(_ row: FocusSummary.Row, longest: Int64) -> Statistics.Row {
        Statistics.Row(
            value: row,
            title: name(row.timer),
            totalText: total(row.total.focused),
            sessionsText: self(\.statistics.sessions, [.count: row.total.sessions]),
            share: longest > 0 ? Double(row.total.milliseconds) / Double(longest) : 0,
            accessibility: AccessibilityText(label: name(row.timer), value: spoken(row.total))
        )
    }

    private func history(
        _ statistics: FocusStatistics,
        in category: FocusCategory,
        week: [Weekday]
    ) -> Statistics.History {
        let streak = statistics.streak(in: category)
        let averages = statistics.weekdayAverages(in: category)
        let share = statistics.totalSoFar(in: category).goalShare
        return Statistics.History(
            streak: streak,
            streakText: self(\.statistics.streak, [.count: streak.current]),
            bestStreakText: self(\.statistics.bestStreak, [.count: streak.best]),
            goalShareText: share.map { self(\.statistics.goalShare, [.value: percent($0)]) } ?? "",
            averagesHeading: self(\.statistics.averages),
            averages: week.map { average(averages[$0] ?? .zero, on: $0) }
        )
    }

    private func average(_ focused: Duration, on weekday: Weekday) -> Statistics.Average {
        Statistics.Average(
            weekday: weekday,
            name: shortWeekday(weekday),
            focused: focused,
            text: total(focused),
            accessibility: AccessibilityText(
                label: self.weekday(weekday),
                value: spokenTotal(focused)
            )
        )
    }

    private func spoken(_ total: FocusTotal) -> String {
        let sessions = self(\.statistics.sessions, [.count: total.sessions])
        return spokenTotal(total.focused) + ", " + sessions
    }

    private func name(_ timer: FocusStatistics.Timer) -> String {
        timer.isDeleted ? "\(timer.title) (\(self(\.statistics.deleted)))" : timer.title
    }
}
