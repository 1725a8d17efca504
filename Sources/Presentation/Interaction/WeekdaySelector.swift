public import Foundation
public import HaruDomain

/// The choice of days of the week; none is a choice, too.
public struct WeekdaySelector: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A day was tapped.
        case toggle(Weekday)
        /// These days are chosen, and no others.
        case choose(Set<Weekday>)
    }

    /// The days that are chosen.
    public private(set) var days: Set<Weekday>

    /// A selector with these days.
    public init(_ days: Set<Weekday> = []) {
        self.days = days
    }

    /// Takes an event; a choice is answered by a soft tap.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .toggle(let day):
            days.formSymmetricDifference([day])
            return [.haptic(.soft)]
        case .choose(let days):
            self.days = days
            return []
        }
    }

    /// The seven days in the order of a week that begins with this one.
    public static func order(from first: Weekday) -> [Weekday] {
        Weekday.allCases.sorted {
            ($0.rawValue - first.rawValue + 7) % 7 < ($1.rawValue - first.rawValue + 7) % 7
        }
    }
}
