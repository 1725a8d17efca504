public import Foundation

/// A step of a todo.
public struct TodoDetail: Identifiable, Hashable, Sendable {
    /// The identity; it survives every edit of the text.
    public let id: UUID
    /// What is to be done, on one line, without white space around it and never blank.
    public let text: String
    /// Whether it is done.
    public internal(set) var isDone: Bool

    /// A detail as it was made or stored; nil for a blank text, which is no detail.
    public init?(id: UUID, text: String, isDone: Bool = false) {
        self.text = text.oneLine
        if self.text.isEmpty { return nil }
        self.id = id
        self.isDone = isDone
    }
}
