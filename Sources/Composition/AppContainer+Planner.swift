public import HaruDomain

extension AppContainer {
    /// Adds todos.
    public var addTodo: AddTodoUseCase { AddTodoUseCase(planner: planner, makeID: makeID) }

    /// Changes todos.
    public var editTodo: EditTodoUseCase { EditTodoUseCase(planner: planner, makeID: makeID) }

    /// Changes the details of todos.
    public var editTodoDetail: EditTodoDetailUseCase {
        EditTodoDetailUseCase(planner: planner, makeID: makeID)
    }

    /// Says that todos and details are done.
    public var completeTodo: CompleteTodoUseCase { CompleteTodoUseCase(planner: planner) }

    /// Removes todos.
    public var removeTodo: RemoveTodoUseCase { RemoveTodoUseCase(planner: planner) }

    /// Divides the dates without a plan.
    public var divideDays: DivideDaysUseCase {
        DivideDaysUseCase(planner: planner, clock: clock, environment: environment)
    }

    /// Divides one date otherwise.
    public var redivideDay: RedivideDayUseCase { RedivideDayUseCase(planner: planner) }
}
