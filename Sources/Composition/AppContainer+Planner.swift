public import HaruDomain
public import HaruPresentation

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

    /// A view model of a day as a time line.
    @MainActor
    public func makePlannerDayViewModel() -> PlannerDayViewModel {
        PlannerDayViewModel(
            planner: planner,
            clock: clock,
            texts: texts,
            useCases: PlannerUseCases(
                editTodo: editTodo,
                editTodoDetail: editTodoDetail,
                completeTodo: completeTodo,
                removeTodo: removeTodo,
                redivideDay: redivideDay
            )
        )
    }

    /// A view model of the steps that add a todo to a date.
    @MainActor
    public func makeAddTodoViewModel(on day: CalendarDay) -> AddTodoViewModel {
        AddTodoViewModel(on: day, planner: planner, clock: clock, texts: texts, addTodo: addTodo)
    }

    /// A view model of the calendar.
    @MainActor
    public func makePlannerCalendarViewModel() -> PlannerCalendarViewModel {
        PlannerCalendarViewModel(planner: planner, clock: clock, texts: texts)
    }

    /// A view model of sleep and division.
    @MainActor
    public func makePlannerSettingsViewModel() -> PlannerSettingsViewModel {
        PlannerSettingsViewModel(
            planner: planner,
            clock: clock,
            texts: texts,
            divideDays: divideDays
        )
    }
}
