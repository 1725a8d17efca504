public import Foundation

/// The choice of a length of time by hours, minutes and seconds, each in a wheel of its own.
public struct DurationPicker: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// A row of a component was chosen.
        case pick(row: Int, component: Int)
        /// All three components move to this length.
        case set(Duration)
        /// The picker was tapped.
        case toggle
    }

    private static let rows = [24, 60, 60]

    /// The chosen rows: hours, minutes, seconds.
    public private(set) var selection = [0, 0, 0]
    /// How much is seen.
    public private(set) var disclosure = Disclosure.collapsed

    /// A collapsed picker at a length.
    public init(_ duration: Duration = .zero) {
        set(duration)
    }

    /// The components: hours, minutes and seconds.
    public var componentCount: Int { Self.rows.count }

    /// The chosen length, 0:00:00 to 23:59:59.
    public var duration: Duration {
        .seconds(selection[0] * 3600 + selection[1] * 60 + selection[2])
    }

    /// The rows of a component; none for one that is not there.
    public func rowCount(inComponent component: Int) -> Int {
        Self.rows.indices.contains(component) ? Self.rows[component] : 0
    }

    /// Takes an event. What is not there is ignored, and a length is brought to what can be shown.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .pick(let row, let component):
            guard (0..<rowCount(inComponent: component)).contains(row) else { return [] }
            selection[component] = row
        case .set(let duration):
            set(duration)
        case .toggle:
            disclosure.toggle()
        }
        return []
    }

    private mutating func set(_ duration: Duration) {
        let seconds = Int(min(max(0, duration.components.seconds), 86_399))
        selection = [seconds / 3600, seconds / 60 % 60, seconds % 60]
    }
}

extension Texts {
    /// A row of a duration picker with its unit: `5분`, `1 hour`; nil for one that is not there.
    public func title(ofRow row: Int, component: Int, in picker: DurationPicker) -> String? {
        guard (0..<picker.rowCount(inComponent: component)).contains(row) else { return nil }
        let units: [KeyPath<TextTable, Phrase>] = [\.time.hours, \.time.minutes, \.time.seconds]
        return self(units[component], [.count: row])
    }
}
