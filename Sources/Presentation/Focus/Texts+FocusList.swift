internal import HaruDomain

extension Texts {
    /// A timer in the list.
    func row(of timer: FocusTimer, isRunning: Bool, today: Duration) -> FocusListViewModel.Row {
        let goal = self(\.focus.goalField) + " " + spoken(timer.goal.duration)
        return FocusListViewModel.Row(
            timer: timer,
            goalText: self.goal(timer.goal.duration),
            isRunning: isRunning,
            todayText: self(\.focus.today, [.time: total(today)]),
            accessibility: AccessibilityText(
                label: [
                    timer.title.text, goal, self(\.focus.today, [.time: spokenTotal(today)]),
                ].joined(separator: ", "),
                value: isRunning ? self(\.focus.running) : nil,
                hint: self(isRunning ? \.focus.runningRowHint : \.focus.rowHint)
            )
        )
    }

    /// Asks whether to delete a timer.
    func removalQuestion(
        _ id: FocusTimer.ID
    ) -> ConfirmationDialog<FocusTimer.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.focus.deleteTitle),
            message: self(\.focus.deleteMessage),
            confirm: self(\.common.delete),
            cancel: self(\.common.cancel),
            role: .destructive,
            action: id
        )
    }

    /// Says that a timer was not deleted.
    func removalFailure(_ error: FocusError) -> ConfirmationDialog<FocusTimer.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.common.deleteFailed),
            message: message(for: error),
            confirm: self(\.common.confirm)
        )
    }
}
