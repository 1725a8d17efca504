import Foundation
import HaruDomain

/// What is left on disk of a timer that was removed. The instant is in milliseconds since 1970.
struct FocusTombstoneRow: StoreRow {
    var id: UUID
    var title: String
    var icon: String
    var deletedAt: Int64

    init(
        id: UUID,
        title: String,
        icon: String,
        deletedAt: Int64
    ) {
        self.id = id
        self.title = title
        self.icon = icon
        self.deletedAt = deletedAt
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        title = try fields.required("title")
        icon = try fields.required("icon")
        deletedAt = try fields.required("deletedAt")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("title", title)
        json.field("icon", icon)
        json.field("deletedAt", deletedAt)
    }
}
