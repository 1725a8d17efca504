public import HaruDomain

/// Working on the todos of the date that is shown.
extension PlannerDayViewModel {
    /// Says that a todo is done, or is not.
    public func setDone(_ isDone: Bool, _ id: PlannedTodo.ID) async {
        let day = state.value.day
        await perform { () throws(PlannerError) in
            try await useCases.completeTodo(id, on: day, isDone: isDone)
        }
    }

    /// Says that a detail is done, or is not.
    public func setDone(_ isDone: Bool, detail: TodoDetail.ID, of id: PlannedTodo.ID) async {
        let day = state.value.day
        await perform { () throws(PlannerError) in
            try await useCases.completeTodo(id, on: day, detail: detail, isDone: isDone)
        }
    }

    /// Moves, lengthens or renames a todo; what is nil stays as it is. Where it does not fit, the failure
    /// says so and where it would.
    public func edit(
        _ id: PlannedTodo.ID,
        start: PlanTime? = nil,
        length: Duration? = nil,
        category: String? = nil
    ) async {
        let day = state.value.day
        await perform { () throws(PlannerError) in
            do throws(PlannerError) {
                let todo = try await useCases.editTodo(
                    id,
                    on: day,
                    start: start,
                    length: length,
                    category: category
                )
                let title = todo.category.text
                effects.send(.toast(texts.current(\.planner.saved, [.title: title])))
            } catch .noChanges {
                effects.send(.toast(texts.current(\.errors.noChanges)))
            }
        }
    }

    /// Adds a detail.
    public func addDetail(_ text: String, to id: PlannedTodo.ID) async {
        await edit(.add(text), of: id)
    }

    /// Takes what is typed in the field of a detail. It is shown as it is typed and kept as it may be: a
    /// blank text takes the detail away only when the typing ends.
    public func write(_ text: String, in detail: TodoDetail.ID, of id: PlannedTodo.ID) async {
        drafts[detail] = text
        await edit(text.isBlank ? nil : .write(detail, text), of: id)
    }

    /// The field of a detail is left.
    public func endWriting(in detail: TodoDetail.ID, of id: PlannedTodo.ID) async {
        let isBlank = drafts.removeValue(forKey: detail)?.isBlank == true
        await edit(isBlank ? .remove(detail) : nil, of: id)
    }

    /// Takes a detail away.
    public func removeDetail(_ detail: TodoDetail.ID, of id: PlannedTodo.ID) async {
        await edit(.remove(detail), of: id)
    }

    private func edit(_ intent: EditTodoDetailUseCase.Intent?, of id: PlannedTodo.ID) async {
        let day = state.value.day
        await perform { () throws(PlannerError) in
            guard let intent else { return }
            do throws(PlannerError) {
                try await useCases.editTodoDetail(intent, of: id, on: day)
            } catch .noChanges {}
        }
    }
}
