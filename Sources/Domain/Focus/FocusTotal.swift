/// What was focused in some time: how long, in how many sessions, and how many of them met their goal.
public struct FocusTotal: Hashable, Sendable {
    /// Nothing.
    public static let zero = FocusTotal()

    package var milliseconds: Int64
    /// The sessions that began in this time.
    public package(set) var sessions: Int
    /// Those of them that met their goal.
    public package(set) var goalsMet: Int

    /// A total of one's own, for previews and tests; less than a millisecond is dropped.
    public init(focused: Duration = .zero, sessions: Int = 0, goalsMet: Int = 0) {
        milliseconds = focused.milliseconds
        self.sessions = sessions
        self.goalsMet = goalsMet
    }

    init(milliseconds: Int64, sessions: Int, goalsMet: Int) {
        self.milliseconds = milliseconds
        self.sessions = sessions
        self.goalsMet = goalsMet
    }

    /// The time focused, in whole milliseconds.
    public var focused: Duration { .milliseconds(milliseconds) }

    /// The whole seconds, rounded down.
    public var seconds: Int { Int(milliseconds / 1000) }

    /// The share of the sessions that met their goal, 0…1; nil without a session.
    public var goalShare: Double? {
        sessions == 0 ? nil : Double(goalsMet) / Double(sessions)
    }

    /// Two times that do not overlap, together.
    public static func += (total: inout FocusTotal, other: FocusTotal) {
        total.milliseconds += other.milliseconds
        total.sessions += other.sessions
        total.goalsMet += other.goalsMet
    }
}
