public import Foundation

/// What a platform is asked to show at a moment, even when the program does not run.
public struct NotificationRequest: Identifiable, Hashable, Sendable {
    /// What is heard.
    public enum Sound: Hashable, Sendable {
        /// Nothing.
        case silent
        /// The platform's own sound.
        case standard
        /// A sound of the application, by file name.
        case named(String)
    }

    /// When a platform shows something.
    public enum Trigger: Hashable, Sendable {
        /// Once, at an instant of the wall clock.
        case once(Date)
        /// Every day when the clock on the wall shows a time.
        case daily(TimeOfDay)
        /// Every week on a day when the clock on the wall shows a time.
        case weekly(Weekday, TimeOfDay)
    }

    /// The name by which the request is replaced and removed, such as `focus.goal`.
    public let id: String
    /// When it is shown.
    public var trigger: Trigger
    /// The first line, in the person's language.
    public var title: String
    /// The second line; may be empty.
    public var body: String
    /// What is heard.
    public var sound: Sound

    /// A request.
    public init(
        id: String,
        trigger: Trigger,
        title: String,
        body: String,
        sound: Sound = .standard
    ) {
        self.id = id
        self.trigger = trigger
        self.title = title
        self.body = body
        self.sound = sound
    }
}

extension NotificationRequest.Trigger {
    /// Whether it is shown again and again.
    public var repeats: Bool {
        if case .once = self { false } else { true }
    }

    /// When it is shown next after a moment; nil when it never is again. A time that the clock jumps over is
    /// taken as the first instant after the gap.
    public func next(after now: Date, in calendar: LocalCalendar) -> Date? {
        switch self {
        case .once(let at): return at > now ? at : nil
        case .daily(let time):
            let today = calendar.localTime(at: now).day
            return next(on: today, or: today.adding(days: 1), time, after: now, in: calendar)
        case .weekly(let weekday, let time):
            let today = calendar.localTime(at: now).day
            let day = today.startOfWeek(from: weekday)
            let first = day == today ? today : day.adding(days: 7)
            return next(on: first, or: first.adding(days: 7), time, after: now, in: calendar)
        }
    }

    private func next(
        on day: CalendarDay,
        or later: CalendarDay,
        _ time: TimeOfDay,
        after now: Date,
        in calendar: LocalCalendar
    ) -> Date {
        let at = calendar.instant(of: LocalTime(day, time))
        return at > now ? at : calendar.instant(of: LocalTime(later, time))
    }
}
