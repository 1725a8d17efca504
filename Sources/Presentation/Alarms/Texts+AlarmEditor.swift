internal import HaruDomain

extension Texts {
    /// The editor of an alarm in words.
    func words(
        for fields: AlarmEditorViewModel.State,
        isNew: Bool,
        firstWeekday: Weekday
    ) -> AlarmEditorViewModel.Words {
        var words = AlarmEditorViewModel.Words()
        words.heading = self(isNew ? \.alarms.newAlarm : \.alarms.editAlarm)
        words.timeText = time(fields.time)
        words.timeProblem = fields.timeProblem.map { message(for: $0) } ?? ""
        words.time = field(
            \.alarms.timeField,
            spoken(fields.time),
            hint: fields.timeProblem == nil ? nil : spokenProblem(fields.timeProblem)
        )
        let days = fields.days.days
        words.daysText = days.isEmpty ? self(\.alarms.once) : repetition(days)
        words.days = field(\.alarms.daysField, words.daysText)
        words.dayButtons = WeekdaySelector.order(from: firstWeekday).map {
            dayButton($0, isChosen: days.contains($0))
        }
        words.labelPlaceholder = self(\.alarms.labelPlaceholder)
        words.label = field(
            \.alarms.labelField,
            fields.label.text.isEmpty ? words.labelPlaceholder : fields.label.text
        )
        words.soundText = sound(fields.sound)
        words.soundProblem = fields.soundProblem.map { message(for: $0) } ?? ""
        words.sound = field(
            \.alarms.soundField,
            words.soundText,
            hint: words.soundProblem.isEmpty ? nil : words.soundProblem
        )
        words.snoozeText = snooze(fields.snooze)
        words.snoozeRows =
            [snooze(.off)] + Alarm.Snooze.choices.map { spoken(.seconds($0 * 60)) }
        words.snooze = field(\.alarms.snoozeField, words.snoozeText)
        words.saveButton = ButtonLabel(
            self(isNew ? \.common.add : \.common.save),
            isEnabled: !fields.isSaved
        )
        return words
    }

    private func field(
        _ name: KeyPath<TextTable, Phrase>,
        _ value: String,
        hint: String? = nil
    ) -> AccessibilityText {
        AccessibilityText(label: self(name), value: value, hint: hint)
    }

    /// Problems with a time show one in digits, which is not how it is spoken.
    private func spokenProblem(_ problem: TimeText.Problem?) -> String {
        switch problem {
        case .hourTooLarge?, .minuteTooLarge?, .hourOutsideHalfDay?:
            problem.map { message(for: $0) } ?? ""
        case .notATime?, .noMinutes?, nil: self(\.time.notATimeSpoken)
        }
    }

    private func dayButton(
        _ day: Weekday,
        isChosen: Bool
    ) -> AlarmEditorViewModel.DayButton {
        AlarmEditorViewModel.DayButton(
            day,
            isChosen: isChosen,
            label: ButtonLabel(
                shortWeekday(day),
                accessibility: AccessibilityText(
                    label: weekday(day),
                    value: self(isChosen ? \.alarms.dayChosen : \.alarms.dayNotChosen),
                    hint: self(\.alarms.dayHint)
                )
            )
        )
    }
}
