internal import HaruDomain

extension Texts {
    /// The editor of a countdown in words.
    func words(
        for fields: CountdownEditorViewModel.State,
        isNew: Bool
    ) -> CountdownEditorViewModel.Words {
        var words = CountdownEditorViewModel.Words()
        let length = fields.length.duration
        let canSave = length > .zero && !fields.isSaved
        words.heading = self(isNew ? \.countdowns.newCountdown : \.countdowns.editCountdown)
        words.lengthText = countdown(length)
        words.length = AccessibilityText(
            label: self(\.countdowns.lengthField),
            value: spoken(length)
        )
        words.labelPlaceholder = self(\.countdowns.labelPlaceholder)
        words.label = AccessibilityText(
            label: self(\.countdowns.labelField),
            value: fields.label.text.isEmpty ? words.labelPlaceholder : fields.label.text
        )
        words.endText = end(fields.end)
        words.end = AccessibilityText(label: self(\.countdowns.endField), value: words.endText)
        words.saveButton = ButtonLabel(
            self(isNew ? \.common.add : \.common.save),
            isEnabled: canSave
        )
        if isNew {
            words.startButton = ButtonLabel(self(\.countdowns.addAndStart), isEnabled: canSave)
        }
        return words
    }
}
