public import Foundation
public import HaruDomain

/// A screen besides the first ones of the tabs.
public enum Route: Hashable, Sendable {
    /// The session of focus that runs.
    case focusSession
    /// The look back at focus.
    case focusStatistics
    /// The editor of a timer; nil for a new one.
    case focusTimer(UUID?)
    /// The editor of an alarm; nil for a new one.
    case alarm(UUID?)
    /// A countdown; nil for a new one.
    case countdown(UUID?)
    /// The plan of a day.
    case plan(CalendarDay)
    /// The steps that add a todo to a day.
    case newTodo(CalendarDay)
    /// The alerts of a service.
    case service(String)
    /// One alert.
    case alert(service: String, id: String)
    /// The settings.
    case settings
}
