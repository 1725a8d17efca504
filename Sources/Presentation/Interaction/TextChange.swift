/// A replacement of one part of a text.
///
/// Places are counted in UTF-16 units, as text views of every platform do. Those outside the text are
/// brought into it, those inside a scalar before it.
public struct TextChange: Hashable, Sendable {
    /// The part that is replaced; empty to insert.
    public var range: Range<Int>
    /// What stands there afterwards; empty to delete.
    public var replacement: String

    /// A change of a part.
    public init(_ range: Range<Int>, to replacement: String) {
        self.range = range
        self.replacement = replacement
    }

    /// The smallest change that turns one text into another: for a host that knows only the result.
    public init(from old: String, to new: String) {
        let start = zip(old.unicodeScalars, new.unicodeScalars).prefix { $0 == $1 }
            .reduce(0) { $0 + UTF16.width($1.0) }
        let (oldRest, newRest) = (old.utf16.dropFirst(start), new.utf16.dropFirst(start))
        let end = zip(
            Substring(oldRest).unicodeScalars.reversed(),
            Substring(newRest).unicodeScalars.reversed()
        )
        .prefix { $0 == $1 }
        .reduce(0) { $0 + UTF16.width($1.0) }
        range = start..<start + oldRest.count - end
        replacement = String(Substring(newRest.dropLast(end)))
    }

    /// This change with its range brought into `text`.
    func fitted(to text: String) -> TextChange {
        let bounds = [range.lowerBound, range.upperBound].map {
            text.utf16.distance(from: text.startIndex, to: text.index(atUTF16: $0))
        }
        return TextChange(bounds[0]..<bounds[1], to: replacement)
    }
}

extension String {
    /// The part of a range that was fitted to this text.
    subscript(utf16 range: Range<Int>) -> Substring {
        self[index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound)]
    }

    func index(atUTF16 offset: Int) -> Index {
        let index = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex)
        guard let index else { return endIndex }
        return index.samePosition(in: unicodeScalars) ?? utf16.index(before: index)
    }
}
