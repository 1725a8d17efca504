import Foundation
import HaruDomain

/// A countdown on disk. Instants are milliseconds since 1970, lengths are milliseconds but for that of the
/// timer, which is in seconds; what is not there is left out.
struct CountdownRow: StoreRow {
    var id: UUID
    var label: String
    var length: Int
    /// `sound`, `silent` or `stop-playing`.
    var end: String
    var sound: String?
    var createdAt: Int64
    var lastStartedAt: Int64?
    /// While it runs: when it ends, and since when that is so.
    var until: Int64?
    var since: Int64?
    /// While it is paused.
    var remaining: Int64?
    /// Once it has ended.
    var finishedAt: Int64?
    var isReported: Bool?

    init(
        id: UUID,
        label: String,
        length: Int,
        end: String,
        sound: String?,
        createdAt: Int64,
        lastStartedAt: Int64?
    ) {
        self.id = id
        self.label = label
        self.length = length
        self.end = end
        self.sound = sound
        self.createdAt = createdAt
        self.lastStartedAt = lastStartedAt
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        label = try fields.required("label")
        length = try fields.required("length")
        end = try fields.required("end")
        sound = try fields.optional("sound")
        createdAt = try fields.required("createdAt")
        lastStartedAt = try fields.optional("lastStartedAt")
        until = try fields.optional("until")
        since = try fields.optional("since")
        remaining = try fields.optional("remaining")
        finishedAt = try fields.optional("finishedAt")
        isReported = try fields.optional("isReported")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("label", label)
        json.field("length", length)
        json.field("end", end)
        json.field("sound", sound)
        json.field("createdAt", createdAt)
        json.field("lastStartedAt", lastStartedAt)
        json.field("until", until)
        json.field("since", since)
        json.field("remaining", remaining)
        json.field("finishedAt", finishedAt)
        json.field("isReported", isReported)
    }
}
