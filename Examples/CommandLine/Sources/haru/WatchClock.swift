import Foundation
import HaruComposition
import HaruDomain
import HaruPresentation

/// The one tick of `haru watch`: it sleeps until the next of what is watched wants to be refreshed, and
/// notices within a minute that the clock or the zone was set.
@MainActor
final class WatchClock {
    /// Something that wants to be refreshed at moments of the steady clock.
    struct Hand {
        let nextRefresh: @MainActor () -> Date?
        let refresh: @MainActor () async -> Void
    }

    private let container: AppContainer
    private let hands: [Hand]
    private var sleeping: Task<Void, Never>?

    init(_ container: AppContainer, _ hands: [Hand]) {
        self.container = container
        self.hands = hands
    }

    /// Refreshes what is due until the task is cancelled.
    func run() async {
        let clock = container.clock
        var environment = EnvironmentWatch(clock: clock, environment: container.environment)
        var served: Date?
        while !Task.isCancelled {
            let next = hands.compactMap { $0.nextRefresh() }.min()
            // What still wants to be refreshed after it was has failed: it is asked again, but not at once.
            let delay = next.map(clock.delay) ?? .seconds(60)
            await sleep(for: next != nil && next == served ? .milliseconds(250) : delay)
            served = next.flatMap { $0 <= clock.steadyNow ? $0 : nil }
            // Without this the zone of the system is the one that the program began with.
            NSTimeZone.resetSystemTimeZone()
            let isSet = environment.hasChanged()
            if isSet { container.environmentChanged() }
            for hand in hands {
                let isDue = hand.nextRefresh().map { $0 <= clock.steadyNow } ?? false
                if isDue || isSet { await hand.refresh() }
            }
        }
    }

    /// Looks again at what wants to be refreshed next.
    func wake() {
        sleeping?.cancel()
    }

    private func sleep(for delay: Duration) async {
        let sleeping = Task {
            do {
                try await Task.sleep(for: min(delay, .seconds(60)), tolerance: .zero)
            } catch {
                // Cancelled: something changed and is looked at now, or the watch ends.
            }
        }
        self.sleeping = sleeping
        await withTaskCancellationHandler {
            await sleeping.value
        } onCancel: {
            sleeping.cancel()
        }
    }
}
