public import Foundation

/// What is left of a timer that was removed, so that its history keeps a name.
public struct FocusTombstone: Identifiable, Hashable, Sendable {
    /// The identity of the timer.
    public let id: FocusTimer.ID
    /// The last title.
    public let title: String
    /// The last icon.
    public let icon: Emoji
    /// When the timer was removed.
    public let deletedAt: Date

    /// A tombstone as it was made or stored.
    public init(id: FocusTimer.ID, title: String, icon: Emoji, deletedAt: Date) {
        self.id = id
        self.title = title
        self.icon = icon
        self.deletedAt = deletedAt
    }
}
