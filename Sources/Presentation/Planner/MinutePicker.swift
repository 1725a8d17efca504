public import Foundation
internal import HaruDomain

/// The choice of a minute by two wheels: its hour, and then a minute of that hour. Each wheel has only what
/// can be chosen.
public struct MinutePicker: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// An hour was chosen. The minute stays if that hour has it, else the nearest one is chosen.
        case hour(Int)
        /// A minute of the hour was chosen.
        case minute(Int)
        /// Both wheels move to the minute nearest to this one.
        case set(Int)
    }

    /// The minutes that may be chosen.
    public let choices: ClosedRange<Int>
    /// The minute that is chosen.
    public private(set) var value: Int

    /// A picker among minutes, at the nearest one to `value`.
    public init(_ choices: ClosedRange<Int>, at value: Int) {
        self.choices = choices
        self.value = min(max(value, choices.lowerBound), choices.upperBound)
    }

    /// A picker among the minutes of a part at which a todo may begin.
    public init(startIn part: Range<Int>, at value: Int) {
        self.init(part.lowerBound...max(part.lowerBound, part.upperBound - 1), at: value)
    }

    /// A picker among the lengths that a todo may have in a part that is so long.
    public init(lengthIn minutes: Int, at value: Int) {
        self.init(1...max(1, minutes), at: value)
    }

    /// The hours, ascending; 24 and more are after midnight.
    public var hours: [Int] { Array(choices.lowerBound / 60...choices.upperBound / 60) }
    /// The hour that is chosen.
    public var hour: Int { value / 60 }
    /// The minutes of the chosen hour, ascending.
    public var minutes: [Int] { Array(minutes(of: hour)) }
    /// The minute of the hour that is chosen.
    public var minute: Int { value % 60 }

    /// The minutes of an hour that may be chosen; none of another hour.
    public func minutes(of hour: Int) -> Range<Int> {
        let first = max(choices.lowerBound - hour * 60, 0)
        let last = min(choices.upperBound - hour * 60, 59)
        return first <= last ? first..<last + 1 : 0..<0
    }

    /// Takes an event; what is not there is ignored.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .hour(let hour):
            let minutes = minutes(of: hour)
            guard !minutes.isEmpty else { return [] }
            value = hour * 60 + min(max(minute, minutes.lowerBound), minutes.upperBound - 1)
        case .minute(let minute):
            guard minutes(of: hour).contains(minute) else { return [] }
            value = hour * 60 + minute
        case .set(let minutes):
            value = min(max(minutes, choices.lowerBound), choices.upperBound)
        }
        return []
    }
}
