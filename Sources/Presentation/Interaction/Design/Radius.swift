/// How round corners are, in points.
public enum Radius: Double, CaseIterable, Hashable, Sendable {
    /// Chips and cells.
    case sm = 8
    /// Buttons and fields.
    case md = 12
    /// Cards and dialogues.
    case lg = 20
    /// As round as they can be.
    case full = 999
}
