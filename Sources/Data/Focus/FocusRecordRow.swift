import Foundation
import HaruDomain

/// A session on disk that is over. The goal is in seconds, instants are milliseconds since 1970.
struct FocusRecordRow: StoreRow {
    var id: UUID
    var timer: UUID
    var title: String
    var icon: String
    var goal: Int
    var startedAt: Int64
    var zone: String
    /// Start and end of each stretch of focus.
    var focus: [[Int64]]

    init(
        id: UUID,
        timer: UUID,
        title: String,
        icon: String,
        goal: Int,
        startedAt: Int64,
        zone: String,
        focus: [[Int64]]
    ) {
        self.id = id
        self.timer = timer
        self.title = title
        self.icon = icon
        self.goal = goal
        self.startedAt = startedAt
        self.zone = zone
        self.focus = focus
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        timer = try fields.required("timer")
        title = try fields.required("title")
        icon = try fields.required("icon")
        goal = try fields.required("goal")
        startedAt = try fields.required("startedAt")
        zone = try fields.required("zone")
        focus = try fields.required("focus")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("timer", timer)
        json.field("title", title)
        json.field("icon", icon)
        json.field("goal", goal)
        json.field("startedAt", startedAt)
        json.field("zone", zone)
        json.field("focus", focus)
    }
}
