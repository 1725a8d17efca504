package import HaruDomain

/// The short messages of an application: hand it every `.toast` of the other view models.
@MainActor
public final class ToastViewModel {
    /// What to draw.
    public let state = ObservableValue(ToastQueue())
    /// What to do once: a message that begins to be seen is announced.
    public let effects = EffectChannel<InteractionEffect>()

    private let clock: WallClock

    package init(clock: WallClock) {
        self.clock = clock
    }

    /// Shows a message when its turn comes.
    public func show(_ message: String) {
        tell(.show(message))
    }

    /// Goes on with what takes time. The host calls it at `nextChange`.
    public func refresh() {
        tell(.tick)
    }

    private func tell(_ event: ToastQueue.Event) {
        state.handle(event, by: \.self, at: clock.steadyNow).forEach(effects.send)
    }
}
