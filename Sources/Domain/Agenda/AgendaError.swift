/// What can go wrong with what spans the features: the error of one of them.
public enum AgendaError: FeatureError {
    /// The alarms could not be read.
    case alarms(AlarmError)
    /// The countdowns could not be read.
    case countdowns(CountdownError)
    /// Focus could not be read.
    case focus(FocusError)
    /// Plans could not be read.
    case planner(PlannerError)
    /// The settings could not be read.
    case settings(SettingsError)
    /// The scheduler of notifications failed.
    case notifications(NotificationError)

    /// A storage failure of the agenda's own, which keeps nothing but notifications.
    public static func repository(_ error: RepositoryError) -> AgendaError {
        .notifications(.repository(error))
    }

    /// The rule in words for programs.
    public var code: String { cause.code }

    /// The field that broke the rule.
    public var field: String? { cause.field }

    /// The storage failure inside.
    public var storageFailure: RepositoryError? { cause.storageFailure }

    private var cause: any FeatureError {
        switch self {
        case .alarms(let error): error
        case .countdowns(let error): error
        case .focus(let error): error
        case .planner(let error): error
        case .settings(let error): error
        case .notifications(let error): error
        }
    }
}
