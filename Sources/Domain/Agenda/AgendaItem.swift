public import Foundation

/// Something that is to come, and when.
public struct AgendaItem: Hashable, Sendable {
    /// When, on the wall clock.
    public let at: Date
    /// What it is about.
    public let subject: AgendaSubject
}
