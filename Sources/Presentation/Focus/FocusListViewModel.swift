public import HaruDomain

/// The timers, the newest first, and which of them runs.
@MainActor
public final class FocusListViewModel {
    /// One timer in the list.
    public struct Row: Identifiable, Hashable, Sendable {
        /// The timer.
        public var timer: FocusTimer
        /// The goal in words.
        public var goalText: String
        /// Whether its session is running.
        public var isRunning: Bool
        /// The row in words, for assistive technology.
        public var accessibilityLabel: String

        /// The identity, that of the timer.
        public var id: FocusTimer.ID { timer.id }

        /// A row of one's own, for previews.
        public init(
            timer: FocusTimer,
            goalText: String,
            isRunning: Bool,
            accessibilityLabel: String
        ) {
            self.timer = timer
            self.goalText = goalText
            self.isRunning = isRunning
            self.accessibilityLabel = accessibilityLabel
        }
    }

    /// What a front-end draws.
    public struct State: Equatable, Sendable {
        /// The rows; nil until they were read once.
        public var rows: [Row]?
        /// Whether one more timer may be added.
        public var canAdd: Bool
        /// What to say of an empty list; empty while there are rows.
        public var emptyText: String
        /// Why the last read or change failed; nil when it did not.
        public var failure: FocusError?

        /// A state of one's own, for previews.
        public init(
            rows: [Row]? = nil,
            canAdd: Bool = false,
            emptyText: String = "",
            failure: FocusError? = nil
        ) {
            self.rows = rows
            self.canAdd = canAdd
            self.emptyText = emptyText
            self.failure = failure
        }
    }

    /// What to draw.
    public let state = ObservableValue(State())

    private let focus: any FocusRepository
    private let environment: EnvironmentSource
    private let policy: FocusPolicy
    private let removeTimer: RemoveFocusTimerUseCase
    private let intents = IntentQueue()
    private var desk: FocusDesk?

    package init(
        focus: any FocusRepository,
        environment: EnvironmentSource,
        policy: FocusPolicy,
        removeTimer: RemoveFocusTimerUseCase
    ) {
        self.focus = focus
        self.environment = environment
        self.policy = policy
        self.removeTimer = removeTimer
    }

    /// Keeps the state in step with what is stored and with the environment until the task is
    /// cancelled. The host runs it.
    public func follow() async {
        async let environment: Void = followEnvironment()
        let changes = focus.changes  // before the first read, so that nothing falls between
        await reload()
        for await _ in changes { await reload() }
        await environment
    }

    /// Reads the timers again.
    public func reload() async {
        await perform { () throws(FocusError) in show(try await focus.desk()) }
    }

    /// Removes a timer.
    public func remove(_ id: FocusTimer.ID) async {
        await perform { () throws(FocusError) in
            try await removeTimer(id)
            show(try await focus.desk())
        }
    }

    private func followEnvironment() async {
        for await _ in environment.changes { if let desk { show(desk) } }
    }

    private func perform(_ intent: () async throws(FocusError) -> Void) async {
        await intents.run {
            do throws(FocusError) {
                try await intent()
                state.update { $0.failure = nil }
            } catch {
                state.update { $0.failure = error }
            }
        }
    }

    private func show(_ desk: FocusDesk) {
        self.desk = desk
        let texts = Texts(environment.current.language)
        let rows = desk.timersInOrder.map {
            texts.row(of: $0, isRunning: desk.session?.timerID == $0.id)
        }
        state.update {
            $0.rows = rows
            $0.canAdd = policy.mostTimers.map { rows.count < $0 } ?? true
            $0.emptyText = rows.isEmpty ? texts(\.focus.noTimers) : ""
        }
    }
}

extension Texts {
    fileprivate func row(of timer: FocusTimer, isRunning: Bool) -> FocusListViewModel.Row {
        let goalText = goal(timer.goal.duration)
        let words = [timer.title.text, self(\.focus.goalField) + " " + goalText]
        return FocusListViewModel.Row(
            timer: timer,
            goalText: goalText,
            isRunning: isRunning,
            accessibilityLabel: (isRunning ? words + [self(\.focus.running)] : words)
                .joined(separator: ", ")
        )
    }
}
