public import Foundation

/// A text that is typed, limited in length, and may be under composition by an input method.
///
/// What is composed is never cut. When it is committed it counts as one change of the text before.
public struct LimitedText: StateMachine {
    /// What a text view reports.
    public enum Event: Hashable, Sendable {
        /// A part was replaced, by typing, pasting or committing what was composed.
        case change(TextChange)
        /// A part was replaced by an input method that has not committed it yet.
        case compose(TextChange)
        /// What was composed is committed as it stands.
        case endComposition
    }

    private struct Composition: Hashable, Sendable {
        let before: String
        /// The part of `before` that was replaced.
        var replaced: Range<Int>
        /// The part that is composed now.
        var composed: Range<Int>
    }

    /// The most characters; a text that was longer from the start may stay so and be shortened.
    public let limit: Int
    /// The text as it is shown.
    public private(set) var text: String
    /// Where the caret stands, in UTF-16 units.
    public private(set) var caret: Int
    /// Whether the last change was refused in part or as a whole.
    public private(set) var wasTruncated = false

    private var composition: Composition?

    /// A text with the caret at its end.
    public init(_ text: String = "", limit: Int) {
        self.limit = limit
        self.text = text
        caret = text.utf16.count
    }

    /// Whether an input method has not committed yet.
    public var isComposing: Bool { composition != nil }

    /// Takes what a text view reports; there is nothing to be done once.
    public mutating func handle(_ event: Event, at now: Date) -> [InteractionEffect] {
        switch event {
        case .compose(let change):
            compose(change)
        case .change(let change) where composition != nil:
            compose(change)
            commit()
        case .change(let change):
            take(TextLimiter.apply(change, to: text, limit: limit))
        case .endComposition:
            commit()
        }
        return []
    }

    private mutating func compose(_ change: TextChange) {
        let change = change.fitted(to: text)
        var part =
            composition
            ?? Composition(before: text, replaced: change.range, composed: change.range)
        // What lies beside the composed part and is changed with it belongs to it from here on.
        let start = min(part.composed.lowerBound, change.range.lowerBound)
        let end = max(part.composed.upperBound, change.range.upperBound)
        let replacedStart = part.replaced.lowerBound - (part.composed.lowerBound - start)
        let replacedEnd = part.replaced.upperBound + (end - part.composed.upperBound)
        part.replaced = replacedStart..<replacedEnd
        part.composed = start..<(end + change.replacement.utf16.count - change.range.count)
        composition = part
        take(TextLimiter.apply(change, to: text, limit: limit, isComposing: true))
    }

    private mutating func commit() {
        guard let composition else { return }
        self.composition = nil
        let change = TextChange(
            composition.replaced,
            to: String(text[utf16: composition.composed])
        )
        let result = TextLimiter.apply(change, to: composition.before, limit: limit)
        if result.text != text { take(result) }
    }

    private mutating func take(_ result: TextLimiter.Result) {
        text = result.text
        caret = result.caret
        wasTruncated = result.wasTruncated
    }
}
