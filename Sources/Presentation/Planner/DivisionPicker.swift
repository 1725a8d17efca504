public import Foundation
public import HaruDomain

/// The choice of the number of parts, among those that a sleep allows.
public struct DivisionPicker: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A number was chosen.
        case pick(Int)
        /// The sleep is another one: the number stays if it can, else the suggested one is chosen.
        case sleep(SleepSchedule)
    }

    /// What is chosen.
    public private(set) var division: DayDivision

    /// A picker at a division.
    public init(_ division: DayDivision) {
        self.division = division
    }

    /// The numbers that may be chosen, ascending.
    public var options: [Int] { DayDivision.options(awake: division.sleep.awakeMinutes) }
    /// The number that is suggested.
    public var suggested: Int { DayDivision.suggestion(awake: division.sleep.awakeMinutes) }
    /// Sleeps near this one that allow more; empty while it allows four or more itself.
    public var nearby: [DayDivision.Nearby] { DayDivision.nearby(division.sleep) }

    /// Takes an event; a number that is not offered is refused.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .pick(let count):
            guard count != division.count else { return [] }
            do throws(PlannerError) {
                division = try DayDivision(division.sleep, into: count)
                return [.haptic(.soft)]
            } catch {
                return [.haptic(.light)]
            }
        case .sleep(let sleep):
            division = division.sleeping(sleep)
            return []
        }
    }
}
