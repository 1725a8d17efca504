internal import Foundation

/// Lets a text grow to a number of characters and no further, without ever cutting one in two.
public enum TextLimiter {
    /// A text after a change.
    public struct Result: Hashable, Sendable {
        /// The text.
        public var text: String
        /// Where the caret stands, in UTF-16 units.
        public var caret: Int
        /// Whether a part of the change, or all of it, was refused.
        public var wasTruncated: Bool
    }

    /// Changes a text that may have at most `limit` characters.
    ///
    /// Of a change that is too long as many leading characters are kept as fit, and if none fits
    /// nothing changes. What does not make the text longer is accepted, and so is what is composed.
    public static func apply(
        _ change: TextChange,
        to text: String,
        limit: Int,
        isComposing: Bool = false
    ) -> Result {
        let change = change.fitted(to: text)
        let head = String(text[utf16: 0..<change.range.lowerBound])
        let tail = String(text[utf16: change.range.upperBound..<text.utf16.count])
        // The parts are counted together: a first character may join the last one before it.
        let grown = head + change.replacement
        if isComposing || (grown + tail).count <= max(limit, text.count) {
            return Result(text: grown + tail, caret: grown.utf16.count, wasTruncated: false)
        }
        var kept = String(grown.prefix(max(0, limit)))
        while kept.utf16.count > head.utf16.count, (kept + tail).count > limit {
            kept.removeLast()
        }
        if kept.utf16.count > head.utf16.count {
            return Result(text: kept + tail, caret: kept.utf16.count, wasTruncated: true)
        }
        return change.replacement.isEmpty
            ? remove(change.range, from: text)
            : Result(text: text, caret: change.range.upperBound, wasTruncated: true)
    }

    /// Removes the characters that a range touches: without a part of one, more of them would be left.
    private static func remove(_ range: Range<Int>, from text: String) -> Result {
        let part = text[utf16: range]
        let whole = text.rangeOfComposedCharacterSequences(for: part.startIndex..<part.endIndex)
        let head = text[..<whole.lowerBound]
        let rest = String(head + text[whole.upperBound...])
        return Result(text: rest, caret: head.utf16.count, wasTruncated: false)
    }
}
