public import HaruDomain

extension Texts {
    /// The phase of a session, or that none is running.
    public func phase(of status: FocusStatus?) -> String {
        guard let status else { return self(\.focus.noSession) }
        if status.needsReview { return self(\.focus.reviewTitle) }
        if status.isResting {
            return self(status.isRestOver ? \.focus.restOver : \.focus.restPhase)
        }
        return self(status.isGoalReached ? \.focus.goalReached : \.focus.focusPhase)
    }

    /// The time focused, `H:MM:SS`.
    public func elapsed(of status: FocusStatus) -> String { elapsed(status.focused) }

    /// What is left to the goal or, in a rest, of the rest, `MM:SS`.
    public func remaining(of status: FocusStatus) -> String {
        remaining(status.restRemaining ?? status.goalRemaining)
    }

    /// How a session ended.
    public func message(for outcome: FocusOutcome) -> String {
        outcome.isRecorded
            ? self(\.focus.recorded, [.time: spoken(outcome.record.focused)])
            : self(\.focus.discarded)
    }

    /// A session as assistive technology says it.
    func accessibility(of status: FocusStatus?) -> AccessibilityText {
        guard let status else { return AccessibilityText(label: self(\.focus.noSession)) }
        let (title, goal) = (status.timer.title.text, spoken(status.timer.goal.duration))
        if status.needsReview {
            let time = spokenTotal(status.focused)
            let question = self(\.focus.reviewMessage, [.title: title, .time: time])
            return AccessibilityText(label: self(\.focus.reviewTitle), value: question)
        }
        if let left = status.restRemaining {
            return status.isRestOver
                ? AccessibilityText(label: self(\.focus.restOverLabel, [.title: title]))
                : AccessibilityText(
                    label: self(\.focus.restLabel, [.title: title, .time: spokenRemaining(left)])
                )
        }
        return AccessibilityText(
            label: self(
                \.focus.focusLabel,
                [.title: title, .time: spoken(status.focused), .goal: goal]
            ),
            value: status.isGoalReached ? self(\.focus.goalReached) : nil
        )
    }

    /// What a person can do with a session, the most likely first.
    func buttons(
        for status: FocusStatus?,
        policy: FocusPolicy
    ) -> [FocusSessionViewModel.Button] {
        guard let status else { return [] }
        if status.needsReview {
            return FocusReview.allCases.map {
                FocusSessionViewModel.Button(.review($0), label: ButtonLabel(answer($0)))
            }
        }
        let toggle = self(status.isResting ? \.focus.resume : \.focus.rest)
        let extensions = status.isResting ? policy.restExtensions : []
        return [FocusSessionViewModel.Button(.toggle, label: ButtonLabel(toggle))]
            + extensions.map(extensionButton)
            + [FocusSessionViewModel.Button(.stop, label: ButtonLabel(self(\.focus.stop)))]
    }

    /// Asks whether to end a session, and says whether it will be recorded.
    func stopQuestion(
        of status: FocusStatus,
        policy: FocusPolicy
    ) -> ConfirmationDialog<FocusSessionViewModel.Action>.Content {
        ConfirmationDialog.Content(
            title: self(\.focus.stopTitle),
            message: status.wouldBeRecorded
                ? self(\.focus.stopRecords, [.time: spoken(status.focused)])
                : self(\.focus.stopDiscards, [.time: spoken(policy.shortestRecord)]),
            confirm: self(\.focus.stop),
            cancel: self(\.common.cancel),
            role: status.wouldBeRecorded ? .standard : .destructive,
            action: .stop
        )
    }

    /// Says why a session could not be ended.
    func stopFailure(
        _ error: FocusError
    ) -> ConfirmationDialog<FocusSessionViewModel.Action>.Content {
        ConfirmationDialog.Content(
            title: self(\.common.saveFailed),
            message: message(for: error),
            confirm: self(\.common.confirm)
        )
    }

    private func answer(_ review: FocusReview) -> String {
        switch review {
        case .keepAll: self(\.focus.reviewKeep)
        case .keepToGoal: self(\.focus.reviewGoal)
        case .discard: self(\.focus.reviewDiscard)
        }
    }

    private func extensionButton(_ length: Duration) -> FocusSessionViewModel.Button {
        let spokenLabel = self(\.focus.extendLabel, [.time: spoken(length)])
        return FocusSessionViewModel.Button(
            .extend(length),
            label: ButtonLabel(
                self(\.focus.extend, [.time: goal(length)]),
                accessibility: AccessibilityText(label: spokenLabel)
            )
        )
    }
}
