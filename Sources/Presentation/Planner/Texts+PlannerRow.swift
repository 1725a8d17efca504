import HaruDomain

extension Texts {
    /// A length of minutes as one reads it: `1시간 30분`, `30 minutes`.
    func minutes(_ minutes: Int) -> String {
        spokenTotal(.seconds(minutes * 60))
    }

    /// From a time to another: `오전 7:00 ~ 오전 11:30`.
    func times(_ time: Range<PlanTime>) -> String {
        self(
            \.time.range,
            [.start: self.time(time.lowerBound), .end: self.time(time.upperBound)]
        )
    }

    /// The same, spoken: `오전 7시부터 오전 11시 30분까지`.
    func spokenTimes(_ time: Range<PlanTime>) -> String {
        self(
            \.planner.spokenTimes,
            [.start: spoken(time.lowerBound), .end: spoken(time.upperBound)]
        )
    }

    func row(of part: DayPart, remaining: Int) -> PlannerRow {
        let title = self(\.planner.part, [.count: part.number])
        let left = self(\.planner.remaining, [.time: minutes(remaining)])
        return PlannerRow(
            id: .part(part.number),
            content: .part(part, remainingMinutes: remaining),
            title: title,
            timeText: times(part.time),
            accessibility: AccessibilityText(
                label: "\(title), \(spokenTimes(part.time))",
                value: left
            )
        )
    }

    func row(ofFree time: Range<PlanTime>) -> PlannerRow {
        let title = self(\.planner.free, [.time: minutes(time.count)])
        return PlannerRow(
            id: .free(time.lowerBound),
            content: .free(time),
            title: title,
            timeText: times(time),
            accessibility: AccessibilityText(
                label: "\(title), \(spokenTimes(time))",
                hint: self(\.planner.freeHint)
            )
        )
    }

    func row(
        of occupant: PlannedDay.Occupant,
        isOwn: Bool,
        isExpanded: Bool,
        drafts: [TodoDetail.ID: String]
    ) -> PlannerRow {
        let todo = occupant.todo
        let done = todo.details.count(where: \.isDone)
        let time = isOwn ? todo.time : occupant.time
        let progress = todo.details.isEmpty ? "" : "\(done)/\(todo.details.count)"
        let state = self(todo.isDone ? \.planner.done : \.planner.open)
        let details = self(\.planner.detailsDone, [.count: todo.details.count, .value: done])
        return PlannerRow(
            id: .todo(todo.id),
            content: .todo(
                PlannerRow.Todo(
                    occupant: occupant,
                    isOwn: isOwn,
                    isExpanded: isExpanded,
                    progressText: progress,
                    details: isExpanded
                        ? todo.details.map { detail($0, as: drafts[$0.id]) } : []
                )
            ),
            title: todo.category.text,
            timeText: times(time),
            accessibility: AccessibilityText(
                label: "\(todo.category.text), \(spokenTimes(time))",
                value: todo.details.isEmpty ? state : "\(state), \(details)",
                hint: todo.details.isEmpty || !isOwn
                    ? nil : self(isExpanded ? \.planner.collapseHint : \.planner.expandHint)
            )
        )
    }

    private func detail(_ detail: TodoDetail, as draft: String?) -> PlannerRow.Detail {
        PlannerRow.Detail(
            id: detail.id,
            text: draft ?? detail.text,
            isDone: detail.isDone,
            accessibility: AccessibilityText(
                label: detail.text,
                value: self(detail.isDone ? \.planner.done : \.planner.open)
            )
        )
    }
}
