import Foundation

extension String {
    /// The text on one line, without white space around it; empty when nothing of it would be seen.
    package var oneLine: String {
        let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
        return trimmed.isBlank ? "" : String(trimmed.map { $0.isNewline ? " " : $0 })
    }
}
