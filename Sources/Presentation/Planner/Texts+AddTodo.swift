import HaruDomain

extension Texts {
    func words(for steps: AddTodoSteps) -> AddTodoViewModel.Words {
        var words = AddTodoViewModel.Words()
        words.parts = steps.day.division.parts.map { button(for: $0, in: steps) }
        words.backButton = ButtonLabel(self(\.planner.back), isEnabled: steps.step != .part)
        words.nextButton = ButtonLabel(
            self(steps.step == .content ? \.common.add : \.planner.next),
            isEnabled: !steps.isAdding && !steps.isFinished
        )
        words.start = AccessibilityText(label: self(\.planner.startField))
        words.length = AccessibilityText(label: self(\.planner.lengthField))
        words.category = AccessibilityText(
            label: self(\.planner.categoryField),
            value: steps.category.isBlank ? nil : steps.category
        )
        words.details = steps.details.enumerated().map { index, text in
            AccessibilityText(
                label: self(\.planner.detailField, [.count: index + 1]),
                value: text.isBlank ? nil : text
            )
        }
        switch steps.step {
        case .part: words.heading = self(\.planner.whichPart)
        case .time: words.heading = self(\.planner.whichTime)
        case .content: words.heading = self(\.planner.whichTodo)
        }
        if steps.part != nil { fill(&words, with: steps) }
        // What is wrong with a time is said as it is chosen, with everything else when one goes on.
        let problem = steps.problem ?? (steps.step == .time ? steps.obstacle : nil)
        words.problemText = problem.map { message(for: $0) } ?? ""
        return words
    }

    private func fill(_ words: inout AddTodoViewModel.Words, with steps: AddTodoSteps) {
        let start = PlanTime(minutes: steps.start.value)
        let end = start.advanced(by: steps.length.value)
        words.timeText = times(start..<end)
        words.startHours = steps.start.hours.map { String($0) }
        words.startMinutes = steps.start.minutes.map { Self.twoDigits(Int64($0)) }
        words.lengthHours = steps.length.hours.map { self(\.time.hours, [.count: $0]) }
        words.lengthMinutes = steps.length.minutes.map { self(\.time.minutes, [.count: $0]) }
        words.start.value = spoken(start)
        words.length.value = minutes(steps.length.value)
        guard let fit = steps.fit, fit.problem != nil, let nearest = fit.nearest else { return }
        words.nearestButton = ButtonLabel(
            self(\.planner.takeTime, [.time: times(nearest)]),
            accessibility: AccessibilityText(
                label: self(\.planner.takeTime, [.time: spokenTimes(nearest)])
            )
        )
    }

    private func button(
        for part: DayPart,
        in steps: AddTodoSteps
    ) -> AddTodoViewModel.PartButton {
        let title = self(\.planner.part, [.count: part.number])
        let left = minutes(steps.day.remainingMinutes(of: part))
        return AddTodoViewModel.PartButton(
            id: part.number,
            label: ButtonLabel(
                "\(title) · \(times(part.time))",
                accessibility: AccessibilityText(
                    label: "\(title), \(spokenTimes(part.time))",
                    value: self(\.planner.remaining, [.time: left])
                )
            ),
            isChosen: part == steps.part
        )
    }
}
