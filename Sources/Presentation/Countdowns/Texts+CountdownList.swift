internal import Foundation
internal import HaruDomain

extension Texts {
    private static let extensions = [Duration.seconds(60), .seconds(300)]

    /// A countdown in the list.
    func row(
        of countdown: Countdown,
        at now: Date,
        in calendar: LocalCalendar
    ) -> CountdownListViewModel.Row {
        CountdownListViewModel.Row(
            countdown: countdown,
            title: title(of: countdown.timer),
            remainingText: self.countdown(countdown.remaining(at: now)),
            stateText: state(of: countdown, at: now, in: calendar),
            buttons: actions(for: countdown).map(button),
            accessibility: AccessibilityText(
                label: spokenTitle(of: countdown.timer),
                value: spokenState(of: countdown, at: now, in: calendar),
                hint: self(\.countdowns.rowHint)
            )
        )
    }

    /// Asks whether to delete a timer.
    func countdownRemovalQuestion(
        _ id: CountdownTimer.ID
    ) -> ConfirmationDialog<CountdownTimer.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.countdowns.deleteTitle),
            message: self(\.countdowns.deleteMessage),
            confirm: self(\.common.delete),
            cancel: self(\.common.cancel),
            role: .destructive,
            action: id
        )
    }

    /// Says that a timer was not deleted.
    func removalFailure(
        _ error: CountdownError
    ) -> ConfirmationDialog<CountdownTimer.ID>.Content {
        ConfirmationDialog.Content(
            title: self(\.common.deleteFailed),
            message: message(for: error),
            confirm: self(\.common.confirm)
        )
    }

    private func actions(for countdown: Countdown) -> [RunCountdownUseCase.Intent] {
        switch countdown.state {
        case .idle: [.start]
        case .running: [.pause] + Self.extensions.map { .extend($0) } + [.reset]
        case .paused: [.resume] + Self.extensions.map { .extend($0) } + [.reset]
        case .finished: [.start, .reset]
        }
    }

    private func button(
        _ action: RunCountdownUseCase.Intent
    ) -> CountdownListViewModel.Button {
        let label =
            switch action {
            case .start: ButtonLabel(self(\.countdowns.start))
            case .pause: ButtonLabel(self(\.countdowns.pause))
            case .resume: ButtonLabel(self(\.countdowns.resume))
            case .reset: ButtonLabel(self(\.countdowns.reset))
            case .extend(let length):
                ButtonLabel(
                    self(\.countdowns.extend, [.time: goal(length)]),
                    accessibility: AccessibilityText(
                        label: self(\.countdowns.extendLabel, [.time: spoken(length)])
                    )
                )
            }
        return CountdownListViewModel.Button(action, label: label)
    }
}
