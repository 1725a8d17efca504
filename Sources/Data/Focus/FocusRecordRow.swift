import Foundation

/// A session on disk that is over. The goal is in seconds, instants are milliseconds since 1970.
struct FocusRecordRow: Codable {
    var id: UUID
    var timer: UUID
    var title: String
    var icon: String
    var goal: Int
    var startedAt: Int64
    var zone: String
    /// Start and end of each stretch of focus.
    var focus: [[Int64]]
}
