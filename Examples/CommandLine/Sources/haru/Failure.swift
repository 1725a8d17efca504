import HaruDomain
import HaruPresentation

/// Why a command did not do what it was asked to.
enum Failure: Error {
    /// The words of the command line are wrong: what is wrong, the text, and the option or argument.
    case usage(any KeyPath<TextTable, Phrase> & Sendable, String, field: String? = nil)
    /// Several things have this name.
    case ambiguous(String, candidates: [String])
    /// Nothing has this name.
    case notFound(String)
    /// The command needs `--yes` where nobody can be asked; the message says what it would do.
    case confirmationNeeded(String)
    /// A rule or the storage refused.
    case focus(FocusError)
    /// A rule of alarms or the storage refused.
    case alarms(AlarmError)
    /// A rule of countdowns or the storage refused.
    case countdowns(CountdownError)
    /// A rule of alerts, the server or the storage refused.
    case alerts(AlertsError)
    /// A rule of plans or the storage refused.
    case planner(PlannerError)
    /// A division of this date would cut these todos.
    case wouldCross([PlannedTodo], of: PlannedDay)
    /// A text is no time, and why.
    case time(TimeText.Problem, String, field: String = "time")
    /// The settings could not be read or kept.
    case settings(SettingsError)
    /// The store as a whole could not be looked after.
    case store(StoreError)
    /// The notifications could not be planned.
    case agenda(AgendaError)
    /// A signal ended the command.
    case interrupted(signal: Int32)
    /// A file could not be read, written or removed.
    case file(FileFailure)
    /// A result cannot be put as JSON.
    case notEncodable

    /// The exit status of the program.
    var status: Int32 {
        switch self {
        case .usage, .ambiguous, .time, .alarms(.snoozeNotOffered), .alarms(.pauseEndsTooSoon),
            .countdowns(.lengthNotAllowed), .planner(.invalidLength), .alerts(.notConnected),
            .alerts(.notAnAddress),
            .alerts(.periodEndsTooSoon):
            2
        case .notFound, .focus(.timerNotFound), .alarms(.alarmNotFound),
            .countdowns(.countdownNotFound), .planner(.partNotFound), .planner(.todoNotFound),
            .planner(.detailNotFound), .alerts(.serviceNotFound), .alerts(.alertNotFound),
            .alerts(.remote(.notFound)):
            3
        case .alerts(.remote(.insecure)): 4
        case .alerts(.remote): 6
        case .confirmationNeeded, .wouldCross: 4
        case .focus(let error): error.status
        case .alarms(let error): error.status
        case .countdowns(let error): error.status
        case .planner(let error): error.status
        case .alerts(let error): error.status
        case .settings(let error): error.status
        case .store(let error): error.status
        case .agenda(let error): error.status
        case .interrupted(let signal): 128 + signal
        case .file, .notEncodable: 1
        }
    }

    /// The rule in words for programs.
    var code: String {
        switch self {
        case .usage(\.commandLine.badInstant, _, _), .usage(\.commandLine.badDay, _, _),
            .usage(\.commandLine.badMonth, _, _):
            "invalid-time"
        case .time: "invalid-time"
        case .usage(\.commandLine.badDuration, _, _): "invalid-duration"
        case .usage: "usage"
        case .ambiguous: "ambiguous"
        case .notFound: "not-found"
        case .confirmationNeeded: "confirmation-needed"
        case .focus(let error): error.code
        case .alarms(let error): error.code
        case .countdowns(let error): error.code
        case .planner(let error): error.code
        case .wouldCross(let todos, _): PlannerError.wouldCross(todos).code
        case .alerts(let error): error.code
        case .settings(let error): error.code
        case .store(let error): error.code
        case .agenda(let error): error.code
        case .interrupted: "interrupted"
        case .file(let failure): failure.code
        case .notEncodable: "failed"
        }
    }

    /// The field that broke a rule.
    var field: String? {
        switch self {
        case .focus(let error): error.field
        case .alarms(let error): error.field
        case .countdowns(let error): error.field
        case .planner(let error): error.field
        case .alerts(let error): error.field
        case .usage(_, _, let field): field
        case .time(_, _, let field): field
        case .file: "file"
        default: nil
        }
    }

    func message(_ texts: Texts) -> String {
        switch self {
        case .usage(let phrase, let value, _): texts(phrase, [.value: value])
        case .ambiguous(let name, let candidates):
            texts(\.commandLine.ambiguous, [.value: name, .list: texts.list(candidates)])
        case .notFound(let name): texts(\.commandLine.notFound, [.value: name])
        case .confirmationNeeded(let question):
            texts(\.commandLine.confirmationNeeded, [.reason: question])
        case .focus(let error): texts.message(for: error)
        case .alarms(let error): texts.message(for: error)
        case .countdowns(let error): texts.message(for: error)
        case .planner(let error): texts.message(for: error)
        case .wouldCross(let todos, _): texts.message(for: PlannerError.wouldCross(todos))
        case .alerts(let error): texts.message(for: error)
        case .time(let problem, let text, _): text + ": " + texts.message(for: problem)
        case .settings(let error): texts.message(for: error)
        case .store(let error): texts.message(for: error)
        case .agenda(let error): texts.message(for: error)
        case .interrupted: texts(\.commandLine.interrupted)
        case .file(let failure): failure.message(texts)
        case .notEncodable: texts(\.commandLine.notEncodable)
        }
    }
}

extension FeatureError {
    fileprivate var status: Int32 {
        switch storageFailure {
        case nil: 4
        case .entityNotFound: 3
        case .fetchFailed, .saveFailed(.newer), .saveFailed(.lockedBy), .saveFailed(.damaged): 5
        case .saveFailed: 1
        }
    }
}
