package import HaruDomain

/// What can be done on the screen of a day.
package struct PlannerUseCases: Sendable {
    let editTodo: EditTodoUseCase
    let editTodoDetail: EditTodoDetailUseCase
    let completeTodo: CompleteTodoUseCase
    let removeTodo: RemoveTodoUseCase
    let redivideDay: RedivideDayUseCase

    package init(
        editTodo: EditTodoUseCase,
        editTodoDetail: EditTodoDetailUseCase,
        completeTodo: CompleteTodoUseCase,
        removeTodo: RemoveTodoUseCase,
        redivideDay: RedivideDayUseCase
    ) {
        self.editTodo = editTodo
        self.editTodoDetail = editTodoDetail
        self.completeTodo = completeTodo
        self.removeTodo = removeTodo
        self.redivideDay = redivideDay
    }
}
