internal import HaruDomain

extension Texts {
    /// The editor of a timer in words.
    func words(
        for fields: FocusEditorViewModel.State,
        isNew: Bool
    ) -> FocusEditorViewModel.Words {
        var words = FocusEditorViewModel.Words()
        words.heading = self(isNew ? \.focus.newTimer : \.focus.editTimer)
        words.titlePlaceholder = self(\.focus.titlePlaceholder)
        words.titleProblem = fields.title.error.map { problem(fields.title, $0) } ?? ""
        words.title = AccessibilityText(
            label: self(\.focus.titleField),
            value: fields.title.text.isEmpty ? words.titlePlaceholder : fields.title.text,
            hint: words.titleProblem.isEmpty ? length(of: fields.title.input) : words.titleProblem
        )
        words.icon = AccessibilityText(
            label: self(\.focus.iconField),
            value: fields.icon.resolved.text,
            hint: self(\.focus.iconHint)
        )
        words.goalText = goal(fields.goal.selection.duration)
        words.goalRows = fields.goal.goals.map { goal($0.duration) }
        words.goal = AccessibilityText(
            label: self(\.focus.goalField),
            value: spoken(fields.goal.selection.duration)
        )
        words.saveButton = ButtonLabel(
            self(isNew ? \.common.add : \.common.save),
            isEnabled: !fields.isSaved
        )
        return words
    }

    private func problem(_ field: NameField, _ problem: NameField.Problem) -> String {
        switch problem {
        case .empty: self(\.errors.emptyTitle)
        case .duplicate: self(\.errors.duplicateTitle)
        case .tooLong: self(\.errors.titleTooLong, [.limit: field.input.limit])
        }
    }

    private func length(of input: LimitedText) -> String {
        self(\.focus.titleLength, [.count: input.text.count, .limit: input.limit])
    }
}
