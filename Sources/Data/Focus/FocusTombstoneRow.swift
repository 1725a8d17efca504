import Foundation

/// What is left on disk of a timer that was removed. The instant is in milliseconds since 1970.
struct FocusTombstoneRow: Codable {
    var id: UUID
    var title: String
    var icon: String
    var deletedAt: Int64
}
