/// What a person may have meant.
enum Typo {
    /// The word that begins with what was typed or, without one, the word from which the fewest letters are
    /// wrong, missing, added or swapped: two at most, and never all that were typed.
    static func nearest(to typed: String, of words: [String]) -> String? {
        let last = typed.split(separator: " ").last?.count ?? 0
        let candidates = words.compactMap {
            word -> (word: String, isLonger: Bool, distance: Int)? in
            let distance = distance(Array(typed), Array(word))
            let isLonger = last > 1 && word.hasPrefix(typed)
            return isLonger || distance <= 2 && distance < last ? (word, isLonger, distance) : nil
        }
        return candidates.min { left, right in
            left.isLonger == right.isLonger ? left.distance < right.distance : left.isLonger
        }?.word
    }

    /// How many letters have to be changed, added, left out or swapped with the next (optimal string
    /// alignment).
    private static func distance(_ from: [Character], _ to: [Character]) -> Int {
        var rows = [Array(0...to.count)]
        for (i, letter) in from.enumerated() {
            var row = [i + 1]
            for (j, other) in to.enumerated() {
                var best = min(
                    rows[i][j] + (letter == other ? 0 : 1),
                    rows[i][j + 1] + 1,
                    row[j] + 1
                )
                if i > 0, j > 0, letter == to[j - 1], from[i - 1] == other {
                    best = min(best, rows[i - 1][j - 1] + 1)
                }
                row.append(best)
            }
            rows.append(row)
        }
        return rows[from.count][to.count]
    }
}
