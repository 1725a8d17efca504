import Foundation
import HaruData
import HaruDomain

/// Every intent of focus that writes, round after round, beside whoever else does the same.
struct FocusWork {
    private let focus: FileFocusRepository

    init(in store: Store) {
        focus = FileFocusRepository(store: store)
    }

    /// Each round leaves one tombstone with an icon that was edited, and one record with two stretches
    /// of focus, its last by a stop or by a review.
    func run(_ times: Int) async throws {
        let policy = FocusPolicy.standard
        let time = Locked(Date(timeIntervalSince1970: 1_800_000_000))
        let read = { @Sendable in time.withLock { $0 } }
        let clock = WallClock(now: read, steadyNow: read)
        func wait(_ duration: Duration) { time.withLock { $0 = $0.adding(duration) } }

        let environment = EnvironmentSource { UserEnvironment(zone: .gmt, language: .english) }
        let add = AddFocusTimerUseCase(
            focus: focus,
            clock: clock,
            policy: policy,
            makeID: { UUID() }
        )
        let edit = EditFocusTimerUseCase(focus: focus, policy: policy)
        let remove = RemoveFocusTimerUseCase(focus: focus, clock: clock)
        let start = StartFocusUseCase(
            focus: focus,
            clock: clock,
            environment: environment,
            policy: policy,
            makeID: { UUID() }
        )
        let change = ChangeFocusPhaseUseCase(focus: focus, clock: clock, policy: policy)
        let stop = StopFocusUseCase(focus: focus, clock: clock, policy: policy)
        let review = ReviewFocusUseCase(focus: focus, clock: clock, policy: policy)

        for round in 0..<times {
            let timer = try await add(title: "\(getpid()).\(round)", icon: "🍇")
            _ = try await edit(timer.id, icon: "📚")
            while true {
                do {
                    try await start(timer.id)
                    break
                } catch FocusError.alreadyRunning, FocusError.needsReview {
                    usleep(200)  // the other one has it
                }
            }
            wait(.seconds(600))
            try await change(.rest)
            wait(.seconds(60))
            try await change(.extend(.seconds(300)))
            wait(.seconds(60))
            try await change(.resume)
            if round.isMultiple(of: 2) {
                wait(.seconds(600))
                _ = try await stop()
            } else {
                wait(.seconds(24 * 3600))
                _ = try await review(.keepToGoal)
            }
            try await remove(timer.id)
        }
    }
}
