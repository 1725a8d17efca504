import HaruDomain

/// An alert on disk. Instants are texts of RFC 3339, because it also stands inside other records.
struct AlertRow: StoreRow {
    var id: String
    var service: String
    var title: String
    var body: String?
    var severity: String?
    var occurredAt: String
    var endedAt: String?
    var link: String?

    init(
        id: String,
        service: String,
        title: String,
        body: String?,
        severity: String?,
        occurredAt: String,
        endedAt: String?,
        link: String?
    ) {
        self.id = id
        self.service = service
        self.title = title
        self.body = body
        self.severity = severity
        self.occurredAt = occurredAt
        self.endedAt = endedAt
        self.link = link
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        id = try fields.required("id")
        service = try fields.required("service")
        title = try fields.required("title")
        body = try fields.optional("body")
        severity = try fields.optional("severity")
        occurredAt = try fields.required("occurredAt")
        endedAt = try fields.optional("endedAt")
        link = try fields.optional("link")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("id", id)
        json.field("service", service)
        json.field("title", title)
        json.field("body", body)
        json.field("severity", severity)
        json.field("occurredAt", occurredAt)
        json.field("endedAt", endedAt)
        json.field("link", link)
    }
}
