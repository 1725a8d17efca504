extension Countdowns {
    /// The countdowns that a person may mean: by identifier, by its first four characters or more, or by
    /// label however it is written. More than one is ambiguous.
    public func countdowns(named name: String) -> [Countdown] {
        inOrder.named(name) { $0.timer.label.text }
    }
}
