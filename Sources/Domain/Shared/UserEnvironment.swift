public import Foundation

/// Where and how a person lives: what turns instants into days and values into words.
///
/// It may change while the program runs, so it is read when it is needed and never kept.
public struct UserEnvironment: Hashable, Sendable {
    /// The zone whose wall clock counts.
    public var zone: TimeZone
    /// The language of every text.
    public var language: Language
    /// The day a week begins with.
    public var firstWeekday: Weekday

    /// The calendar and the clock on the wall of the zone.
    public var calendar: LocalCalendar { LocalCalendar(zone) }

    /// An environment; without a first weekday the week begins as the language has it. A zone that
    /// updates itself is taken as it is now: values do not change.
    public init(zone: TimeZone, language: Language, firstWeekday: Weekday? = nil) {
        self.zone = zone == .autoupdatingCurrent ? .current : zone
        self.language = language
        self.firstWeekday = firstWeekday ?? language.firstWeekday
    }
}
