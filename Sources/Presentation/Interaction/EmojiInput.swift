public import Foundation
public import HaruDomain

/// The choice of one emoji.
public struct EmojiInput: StateMachine {
    /// What can happen to it.
    public enum Event: Hashable, Sendable {
        /// Something was typed: its first character counts, if it is an emoji.
        case type(String)
        /// The person goes back to the beginning, by a long press.
        case reset
    }

    /// What was there before; nil for something new.
    public let existing: Emoji?
    /// What stands there if nobody chooses.
    public let fallback: Emoji
    /// What was chosen; nil until then.
    public private(set) var chosen: Emoji?

    /// An input without a choice.
    public init(existing: Emoji? = nil, fallback: Emoji) {
        self.existing = existing
        self.fallback = fallback
    }

    /// The emoji to show and to save.
    public var resolved: Emoji { chosen ?? existing ?? fallback }

    /// Takes an event. What is no emoji is ignored; a choice and a reset can be felt.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .type(let text):
            guard let emoji = Emoji(String(text.prefix(1))) else { return [] }
            chosen = emoji
            return [.haptic(.soft)]
        case .reset:
            chosen = nil
            return [.haptic(.light)]
        }
    }
}
