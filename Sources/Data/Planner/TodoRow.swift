import Foundation
import HaruDomain

/// A todo on disk, with its details. Times are minutes from 00:00 of its date. Whether it is done is said
/// by a row of its own, so that completing writes little and counting reads nothing.
struct TodoRow: StoreRow {
    var id: UUID
    var day: String
    var start: Int
    var end: Int
    var category: String
    var details: [Detail]

    /// A detail inside the row of its todo.
    struct Detail: StoreRow {
        var id: UUID
        var text: String
        var isDone: Bool

        init(id: UUID, text: String, isDone: Bool) {
            self.id = id
            self.text = text
            self.isDone = isDone
        }

        init(fields: inout JSONFields) throws(RepositoryError.Reason) {
            id = try fields.required("id")
            text = try fields.required("text")
            isDone = try fields.required("isDone")
        }

        func writeFields(to json: inout JSONWriter) {
            json.field("id", id)
            json.field("text", text)
            json.field("isDone", isDone)
        }
    }

    init(
        id: UUID,
        day: String,
        start: Int,
        end: Int,
        category: String,
        details: [Detail]
    ) {
        self.id = id
        self.day = day
        self.start = start
        self.end = end
        self.category = category
        self.details = details
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        day = try fields.required("day")
        start = try fields.required("start")
        end = try fields.required("end")
        category = try fields.required("category")
        details = try fields.required("details")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("day", day)
        json.field("start", start)
        json.field("end", end)
        json.field("category", category)
        json.field("details", details)
    }
}
