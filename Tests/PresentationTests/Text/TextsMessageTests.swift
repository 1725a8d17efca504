import Foundation
import HaruDomain
import HaruPresentation
import HaruTestSupport
import Testing

struct TextsMessageTests {
    /// An error and how it is put in words.
    struct Sample: Sendable {
        let name: String
        let message: @Sendable (Texts) -> String

        init<Failure: Error>(
            _ error: Failure,
            _ message: @escaping @Sendable (Texts, Failure) -> String
        ) {
            let value = "\(error)".prefix { $0 != "(" }
            name = "\(Failure.self).\(value)"
            self.message = { message($0, error) }
        }
    }

    static let reasons: [RepositoryError.Reason] = [
        .newer(found: 2, known: 1), .lockedBy(processID: 4321), .damaged, .noSpace, .notPermitted,
        .io(code: 5), .cancelled,
    ]
    static let storage: [RepositoryError] =
        [.entityNotFound(UUID())] + reasons.flatMap { [.saveFailed($0), .fetchFailed($0)] }
    static let focus: [FocusError] =
        [
            .title(.empty), .title(.tooLong(limit: 15)), .title(.duplicate(of: UUID())),
            .notAnEmoji, .goalNotOffered(nearest: nil),
            .goalNotOffered(nearest: FocusPolicy.standard.defaultGoal), .tooManyTimers(limit: 3),
            .timerNotFound(UUID()), .noChanges, .timerIsRunning, .alreadyRunning, .notRunning,
            .alreadyResting, .notResting, .extensionNotOffered(offered: [.seconds(60)]), .tooSoon,
            .needsReview, .nothingToReview,
        ] + storage.map(FocusError.repository)

    static let alarms: [AlarmError] =
        [
            .alarmNotFound(UUID()), .noChanges, .labelTooLong(limit: 30),
            .snoozeNotOffered(offered: 1...30), .pauseEndsTooSoon, .nothingToSkip, .notRinging,
            .snoozeIsOff,
        ] + SoundProblem.allCases.map(AlarmError.soundNotAllowed)
        + storage.map(AlarmError.repository)

    static let countdowns: [CountdownError] =
        [
            .countdownNotFound(UUID()), .noChanges, .labelTooLong(limit: 30), .lengthNotAllowed,
            .notRunning, .notIdle,
        ] + SoundProblem.allCases.map(CountdownError.soundNotAllowed)
        + storage.map(CountdownError.repository)

    static let remote: [RemoteError] = [
        .offline, .timeout, .unauthorized, .notFound, .rateLimited(until: nil),
        .server(status: 500), .malformed(path: "$.alerts[3].title"), .tooLarge, .insecure,
        .cancelled,
    ]
    static let alerts: [AlertsError] =
        [
            .notConnected, .notAnAddress, .serviceNotFound("a"), .alertNotFound("a"),
            .periodEndsTooSoon,
        ] + remote.map(AlertsError.remote) + storage.map(AlertsError.repository)

    static let planner: [PlannerError] =
        [
            .sleep(.tooShort), .sleep(.tooLong), .notAnOption(options: [1, 2, 3], suggested: 2),
            .partNotFound(count: 4), .todoNotFound(UUID()), .detailNotFound, .emptyCategory,
            .invalidLength, .wouldCross([.fixture(start: "12:30", minutes: 60)]), .noChanges,
        ] + fits.map { .doesNotFit($0.problem ?? .overflow, $0) }
        + storage.map(PlannerError.repository)

    /// A todo that is too early, one that is too long, and one where another one is.
    private static var fits: [TodoFit] {
        let day = PlannedDay(
            CalendarDay(daysSince1970: 0),
            plan: .standard,
            todos: [.fixture(start: "08:00", minutes: 60)]
        )
        return [("06:00", 60), ("07:00", 600), ("08:30", 60)].map { start, minutes in
            let todo = PlannedTodo.fixture(start: start, minutes: minutes)
            return day.fit(todo.length, in: day.division.parts[0], from: todo.start)
        }
    }

    static let settings: [SettingsError] = [.repository(storage[0])]
    static let store: [StoreError] = [
        .malformed, .conflicts(["focus.timer/1"]), .repository(storage[0]),
    ]
    static let notifications: [NotificationError] = [.notAuthorized, .repository(storage[0])]
    static let agenda: [AgendaError] = [
        .alarms(.notRinging), .countdowns(.notRunning), .focus(.notRunning),
        .planner(.noChanges), .settings(settings[0]), .notifications(.notAuthorized),
    ]

    /// Every case of every error; the first test finds one that is missing.
    static let samples: [Sample] = {
        var samples = reasons.map { Sample($0) { $0.message(for: $1) } }
        samples += storage.map { Sample($0) { $0.message(for: $1) } }
        samples += focus.map { Sample($0) { $0.message(for: $1) } }
        samples += alarms.map { Sample($0) { $0.message(for: $1) } }
        samples += countdowns.map { Sample($0) { $0.message(for: $1) } }
        samples += planner.map { Sample($0) { $0.message(for: $1) } }
        samples += TimeText.Problem.allCases.map { Sample($0) { $0.message(for: $1) } }
        samples += SoundProblem.allCases.map { Sample($0) { $0.message(for: $1) } }
        samples += remote.map { Sample($0) { $0.message(for: $1) } }
        samples += alerts.map { Sample($0) { $0.message(for: $1) } }
        samples += settings.map { Sample($0) { $0.message(for: $1) } }
        samples += store.map { Sample($0) { $0.message(for: $1) } }
        samples += notifications.map { Sample($0) { $0.message(for: $1) } }
        samples += agenda.map { Sample($0) { $0.message(for: $1) } }
        return samples
    }()

    @Test func `a sample is here for every case of every error of the package`() throws {
        var declared: Set<String> = []
        for file in try SourceTree.files(under: "Sources/Domain") {
            var type = ""
            for line in file.text.split(separator: "\n") {
                if let match = line.firstMatch(of: /enum (\w+):.*\b(?:Error|FeatureError)\b/) {
                    type = String(match.1)
                } else if line.firstMatch(of: /^(public|package|extension|struct|final)/) != nil {
                    type = ""
                } else if !type.isEmpty, let match = line.firstMatch(of: /^ +case (\w+)(\(.*\))?$/)
                {
                    declared.insert("\(type).\(match.1)")
                }
            }
        }
        let sampled = Set(Self.samples.map(\.name))

        #expect(declared.count > 30)
        #expect(declared.subtracting(sampled) == [])
    }

    @Test(arguments: Language.allCases)
    func `every error says something, with nothing left open`(_ language: Language) {
        let texts = Texts(language)

        for sample in Self.samples {
            let message = sample.message(texts)
            #expect(!message.isEmpty && !message.contains("{"), "\(sample.name)")
        }
    }

    @Test(arguments: Language.allCases)
    func `every error of a feature has a message of its own`(_ language: Language) {
        let texts = Texts(language)

        for messages in [
            Self.focus.map { texts.message(for: $0) }, Self.alarms.map { texts.message(for: $0) },
        ] {
            #expect(Set(messages).count == messages.count)
        }
    }

    @Test func `a message says what is to be known`() {
        let texts = Texts(.english)

        #expect(texts.message(for: .title(.tooLong(limit: 15))).contains("15"))
        #expect(texts.message(for: .lockedBy(processID: 7)).contains("7"))
    }
}
