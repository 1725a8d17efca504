/// A part of the application that is always within reach.
public enum AppTab: String, CaseIterable, Codable, Hashable, Sendable {
    /// What runs, what comes next, and today.
    case home
    /// Focus timers and the look back.
    case focus
    /// Alarms and countdowns.
    case clock
    /// Days divided into parts.
    case planner
    /// What services have to say.
    case alerts
}
