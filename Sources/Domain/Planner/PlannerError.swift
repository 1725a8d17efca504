/// What can go wrong with the planner.
public enum PlannerError: FeatureError {
    /// A day cannot be planned around this sleep.
    case sleep(SleepSchedule.Problem)
    /// The day cannot be divided into so many parts, but into these.
    case notAnOption(options: [Int], suggested: Int)
    /// The day has no part of this number, only so many.
    case partNotFound(count: Int)
    /// The todo is not there, or no longer.
    case todoNotFound(PlannedTodo.ID)
    /// The detail is not there, or no longer.
    case detailNotFound
    /// Nothing would be seen of the category.
    case emptyCategory
    /// The length is not one of whole minutes, one or more.
    case invalidLength
    /// The todo cannot be there, for this reason.
    case doesNotFit(TodoFit.Problem, TodoFit)
    /// These todos would not lie in one part any more.
    case wouldCross([PlannedTodo])
    /// Everything stays as it is.
    case noChanges
    /// Storage failed.
    case repository(RepositoryError)
}

extension PlannerError {
    /// The rule in words for programs.
    public var code: String {
        switch self {
        case .sleep: "invalid-sleep"
        case .notAnOption: "not-an-option"
        case .partNotFound, .todoNotFound, .detailNotFound: "not-found"
        case .emptyCategory: "empty-category"
        case .invalidLength: "invalid-duration"
        case .doesNotFit(.beforeStart, _): "before-start"
        case .doesNotFit(.overflow, _): "overflow"
        case .doesNotFit(.overlap, _): "overlap"
        case .wouldCross: "would-cross"
        case .noChanges: "no-changes"
        case .repository(let error): error.code
        }
    }

    /// The field that broke the rule.
    public var field: String? {
        switch self {
        case .sleep: "sleep"
        case .notAnOption: "parts"
        case .partNotFound: "part"
        case .todoNotFound: "todo"
        case .detailNotFound: "detail"
        case .emptyCategory: "category"
        case .invalidLength: "duration"
        case .doesNotFit(.overflow, _): "duration"
        case .doesNotFit: "start"
        case .wouldCross, .noChanges, .repository: nil
        }
    }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? {
        if case .repository(let error) = self { error } else { nil }
    }
}
