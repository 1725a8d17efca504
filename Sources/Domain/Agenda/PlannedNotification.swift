public import Foundation

/// A notification as the agenda wants it, before it is put into words.
public struct PlannedNotification: Identifiable, Hashable, Sendable {
    /// What it is about.
    public let subject: AgendaSubject
    /// When it is shown next, on the wall clock.
    public let at: Date
    /// When the platform is to show it.
    public let trigger: NotificationRequest.Trigger
    /// The day of an alarm that repeats, where one ring is asked for alone; nil for all others.
    let day: CalendarDay?
    private let isMuted: Bool

    init(
        _ subject: AgendaSubject,
        at: Date,
        trigger: NotificationRequest.Trigger? = nil,
        day: CalendarDay? = nil,
        isMuted: Bool = false
    ) {
        self.isMuted = isMuted
        self.subject = subject
        self.at = at
        self.trigger = trigger ?? .once(at)
        self.day = day
    }

    /// The name of the request: `<alarm>`, `<alarm>.daily`, `<alarm>.weekday.2` (Sunday is 1),
    /// `<alarm>.at.20261130`, `<alarm>.snooze`, `countdown.<id>`, `focus.goal` or `focus.rest`.
    public var id: NotificationRequest.ID {
        switch subject {
        case .alarm(let alarm):
            switch trigger {
            case .daily: "\(alarm.id).daily"
            case .weekly(let weekday, _): "\(alarm.id).weekday.\(weekday.calendarNumber)"
            case .once:
                day.map { "\(alarm.id).at.\($0.text.filter { $0 != "-" })" } ?? "\(alarm.id)"
            }
        case .snooze(let alarm): "\(alarm.id).snooze"
        case .countdown(let timer): "countdown.\(timer.id)"
        case .todo(let todo): "todo.\(todo.id)"
        case .focusGoal: "focus.goal"
        case .focusRest: "focus.rest"
        }
    }

    /// Every name under which an alarm may have been shown on a day or the one before.
    static func names(of id: Alarm.ID, around day: CalendarDay) -> Set<NotificationRequest.ID> {
        let days = [day.adding(days: -1), day].map { ".at.\($0.text.filter { $0 != "-" })" }
        let weekdays = Weekday.allCases.map { ".weekday.\($0.calendarNumber)" }
        return Set((["", ".daily", ".snooze"] + days + weekdays).map { "\(id)" + $0 })
    }

    /// Whether a request of this name is one of the agenda's, and not one of the application's own.
    static func isName(_ id: NotificationRequest.ID) -> Bool {
        if ["focus.goal", "focus.rest"].contains(id) { return true }
        let words = id.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let isCountdown = words[0] == "countdown" && words.count == 2
        return UUID(uuidString: String(isCountdown ? words[1] : words[0])) != nil
    }

    /// What is heard.
    public var sound: NotificationRequest.Sound {
        switch subject {
        case .alarm(let alarm), .snooze(let alarm):
            switch alarm.sound {
            case .standard: .standard
            case .named(let name): .named(name)
            }
        case .countdown(let timer):
            switch timer.end {
            case .standard: .standard
            case .sound(let name): .named(name)
            case .silent, .stopPlaying: .silent
            }
        case .todo: .silent
        case .focusGoal, .focusRest: isMuted ? .silent : .standard
        }
    }
}
