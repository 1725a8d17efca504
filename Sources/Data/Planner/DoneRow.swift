import Foundation
import HaruDomain

/// That a todo is done; there is no such row for one that is not.
struct DoneRow: StoreRow {
    var todo: UUID

    init(todo: UUID) {
        self.todo = todo
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        todo = try fields.required("todo")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("todo", todo)
    }
}
