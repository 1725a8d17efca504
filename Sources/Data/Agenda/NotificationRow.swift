import HaruDomain

/// A notification request on disk. The instant is in milliseconds since 1970.
struct NotificationRow: StoreRow {
    var id: String
    var at: Int64
    var title: String
    var body: String
    /// The name of a sound; empty for silence, left out for the platform's own sound.
    var sound: String?

    init(id: String, at: Int64, title: String, body: String, sound: String?) {
        self.id = id
        self.at = at
        self.title = title
        self.body = body
        self.sound = sound
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        at = try fields.required("at")
        title = try fields.required("title")
        body = try fields.required("body")
        sound = try fields.optional("sound")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("at", at)
        json.field("title", title)
        json.field("body", body)
        json.field("sound", sound)
    }
}
