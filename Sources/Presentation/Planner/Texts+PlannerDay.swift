public import HaruDomain

extension PlannerRow {
    /// Whether a minute lies in what the row stands for.
    func isAt(_ time: PlanTime) -> Bool {
        switch content {
        case .part: false
        case .todo(let todo): todo.occupant.time.contains(time)
        case .free(let free): free.contains(time)
        }
    }
}

extension Texts {
    func fill(
        _ state: inout PlannerDayViewModel.State,
        of day: PlannedDay? = nil,
        today: CalendarDay
    ) {
        state.heading = relativeDay(state.day, today: today)
        state.addButton = ButtonLabel(self(\.planner.addTodo))
        guard let day else { return }
        state.divisionText = description(of: day.division)
        state.summary = day.mark.map(description) ?? ""
    }

    /// A division in words: `4개 구간, 4시간 30분씩`.
    public func description(of division: DayDivision) -> String {
        self(
            \.planner.division,
            [.count: division.count, .time: minutes(division.partMinutes)]
        )
    }

    /// How many todos there are and how many of them are done.
    public func description(of mark: DayMark) -> String {
        self(\.planner.mark, [.count: mark.total, .value: mark.done])
    }

    func removalQuestion(
        _ todo: PlannedTodo
    ) -> ConfirmationDialog<PlannedTodo.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.planner.deleteTitle),
            message: self(\.planner.deleteMessage),
            confirm: self(\.common.delete),
            cancel: self(\.common.cancel),
            role: .destructive,
            action: todo.id
        )
    }

    func removalFailure(
        _ error: PlannerError
    ) -> ConfirmationDialog<PlannedTodo.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.common.deleteFailed),
            message: message(for: error),
            confirm: self(\.common.confirm)
        )
    }

    func redivisionQuestion(into count: Int, crossing todos: [PlannedTodo]) -> RedivisionQuestion {
        RedivisionQuestion(
            count: count,
            crossing: todos,
            title: self(\.planner.crossingTitle),
            message: list(todos.map { "\($0.category.text) (\(times($0.time)))" }),
            moveButton: ButtonLabel(self(\.planner.move)),
            shortenButton: ButtonLabel(self(\.planner.shorten)),
            cancelButton: ButtonLabel(self(\.common.cancel))
        )
    }
}
