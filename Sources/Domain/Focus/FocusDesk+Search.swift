extension FocusDesk {
    /// The timers that a person may mean: by identifier, by its first four characters or more, or by
    /// title however it is written. More than one is ambiguous.
    public func timers(named name: String) -> [FocusTimer] {
        timersInOrder.named(name, title: \.title.text)
    }
}
