/// Where the environment is read, and where those who show something learn that it changed.
public struct EnvironmentSource: Sendable {
    private enum Change { case any }

    private let read: @Sendable () -> UserEnvironment
    private let feed = ChangeFeed<Change>()

    /// A source that asks `read` each time.
    public init(_ read: @escaping @Sendable () -> UserEnvironment) {
        self.read = read
    }

    /// The environment now.
    public var current: UserEnvironment { read() }

    /// An element for each change of the environment, the clock or the day from now on; several that
    /// come while nobody reads are one.
    package var changes: some AsyncSequence<Void, Never> & Sendable {
        feed.changes { $0 }.map { _ in }
    }

    package func announceChange() {
        feed.publish([.any])
    }
}
