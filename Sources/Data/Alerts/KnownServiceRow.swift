import HaruDomain

/// A service and its switch on disk; instants inside a record are texts of RFC 3339.
struct KnownServiceRow: StoreRow {
    var id: String
    var name: String
    var icon: String?
    var isMuted: Bool?
    var missingSince: String?
    var seenUntil: String?

    init(
        id: String,
        name: String,
        icon: String?,
        isMuted: Bool?,
        missingSince: String?,
        seenUntil: String?
    ) {
        self.id = id
        self.name = name
        self.icon = icon
        self.isMuted = isMuted
        self.missingSince = missingSince
        self.seenUntil = seenUntil
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        name = try fields.required("name")
        icon = try fields.optional("icon")
        isMuted = try fields.optional("isMuted")
        missingSince = try fields.optional("missingSince")
        seenUntil = try fields.optional("seenUntil")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("name", name)
        json.field("icon", icon)
        json.field("isMuted", isMuted)
        json.field("missingSince", missingSince)
        json.field("seenUntil", seenUntil)
    }
}
