public import HaruDomain

/// When one sleeps, and into how many parts the rest of a day is divided: for every date without a plan.
@MainActor
public final class PlannerSettingsViewModel {
    /// What a front-end draws. The fields are values: change them through the intents.
    public struct State: Equatable, Sendable {
        /// The sleep as it is chosen.
        public var dial = SleepDial(.standard)
        /// The division as it is chosen, of the last sleep that was possible.
        public var picker = DivisionPicker(.standard)
        /// Everything in words.
        public var words = Words()
        /// Whether what is chosen is kept, so that the screen may close.
        public var isSaved = false
        /// Why reading or saving failed; nil when it did not.
        public var failure: PlannerError?

        /// A state of one's own, for previews.
        public init() {}
    }

    /// What to draw.
    public let state = ObservableValue(State())
    /// What to do once.
    public let effects = EffectChannel<InteractionEffect>()

    private let planner: any PlannerRepository
    private let clock: WallClock
    private let texts: TextSource
    private let divideDays: DivideDaysUseCase
    private let intents = IntentQueue()

    package init(
        planner: any PlannerRepository,
        clock: WallClock,
        texts: TextSource,
        divideDays: DivideDaysUseCase
    ) {
        self.planner = planner
        self.clock = clock
        self.texts = texts
        self.divideDays = divideDays
        change { _ in }
    }

    /// Speaks another language when it changes, until the task is cancelled. The host runs it.
    public func follow() async {
        for await _ in texts.changes { change { _ in } }
    }

    /// Reads what is kept, and forgets what was chosen.
    public func reload() async {
        await intents.run {
            do throws(PlannerError) {
                let today = texts.environment.current.calendar.localTime(at: clock.now).day
                let division = try await planner.day(today).defaultDivision
                change {
                    $0.dial = SleepDial(division.sleep)
                    $0.picker = DivisionPicker(division)
                    $0.failure = nil
                }
            } catch {
                change { $0.failure = error }
            }
        }
    }

    /// Takes what is done to the dial.
    public func dial(_ event: SleepDial.Event) {
        var results: [InteractionEffect] = []
        change {
            results = $0.dial.handle(event, at: clock.steadyNow)
            do throws(PlannerError) {
                let sleep = try $0.dial.sleep()
                results += $0.picker.handle(.sleep(sleep), at: clock.steadyNow)
            } catch {
                // The dial says what the problem is, and nothing can be saved while there is one.
                return
            }
        }
        results.forEach(effects.send)
    }

    /// Takes a number of parts.
    public func pick(_ count: Int) {
        var results: [InteractionEffect] = []
        change { results = $0.picker.handle(.pick(count), at: clock.steadyNow) }
        results.forEach(effects.send)
    }

    /// Takes a sleep nearby that divides better.
    public func take(_ nearby: DayDivision.Nearby) {
        dial(.set(.bed, nearby.sleep.bed))
        dial(.set(.wake, nearby.sleep.wake))
    }

    /// Keeps what is chosen. Dates that have a plan stay as they are.
    public func save() async {
        await intents.run {
            let fields = state.value
            guard fields.dial.problem == nil else { return effects.send(.haptic(.light)) }
            do throws(PlannerError) {
                let message = try await store(fields)
                change {
                    $0.isSaved = true
                    $0.failure = nil
                }
                effects.send(.toast(message))
            } catch {
                change { $0.failure = error }
            }
        }
    }

    private func store(_ fields: State) async throws(PlannerError) -> String {
        do throws(PlannerError) {
            let division = try await divideDays(
                bed: fields.dial.bed,
                wake: fields.dial.wake,
                into: fields.picker.division.count
            )
            return texts.current.description(of: division)
        } catch .noChanges {
            return texts.current(\.errors.noChanges)
        }
    }

    private func change(_ change: (inout State) -> Void) {
        let texts = texts.current
        state.update {
            change(&$0)
            $0.words = texts.words(for: $0)
        }
    }
}
