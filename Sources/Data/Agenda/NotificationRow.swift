import HaruDomain

/// A notification request on disk: at an instant in milliseconds since 1970, or at a time in minutes since
/// midnight, every day or on one day of the week.
struct NotificationRow: StoreRow {
    var id: String
    var at: Int64?
    var time: Int?
    /// Monday is 0.
    var weekday: Int?
    var title: String
    var body: String
    /// The name of a sound; empty for silence, left out for the platform's own sound.
    var sound: String?

    init(id: String, title: String, body: String, sound: String?) {
        self.id = id
        self.title = title
        self.body = body
        self.sound = sound
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        at = try fields.optional("at")
        time = try fields.optional("time")
        weekday = try fields.optional("weekday")
        title = try fields.required("title")
        body = try fields.required("body")
        sound = try fields.optional("sound")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("at", at)
        json.field("time", time)
        json.field("weekday", weekday)
        json.field("title", title)
        json.field("body", body)
        json.field("sound", sound)
    }
}
