import Foundation

/// Notices that the clock was set or that the zone or the day changed, where the system does not tell.
public struct EnvironmentWatch: Sendable {
    private let clock: WallClock
    private let environment: EnvironmentSource
    private let start: Date
    private var wall: Date
    private var seen: UserEnvironment
    private var day: CalendarDay

    /// A watch that knows how everything is now.
    public init(clock: WallClock, environment: EnvironmentSource) {
        self.clock = clock
        self.environment = environment
        start = clock.steadyNow
        wall = clock.wall(start)
        seen = environment.current
        day = seen.calendar.day(at: clock.now)
    }

    /// Whether anything changed since the last look; a clock that runs a little apart has not been set.
    public mutating func hasChanged() -> Bool {
        // A clock that was set says something else of the same instant.
        let (wall, seen) = (clock.wall(start), environment.current)
        let day = seen.calendar.day(at: clock.now)
        guard abs(wall.timeIntervalSince(self.wall)) >= 1 || seen != self.seen || day != self.day
        else { return false }
        (self.wall, self.seen, self.day) = (wall, seen, day)
        return true
    }
}
