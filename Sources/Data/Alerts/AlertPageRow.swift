import HaruDomain

/// The first page of a service on disk: the question it answers, its tag and what was on it.
struct AlertPageRow: StoreRow {
    var service: String
    /// Milliseconds since 1970; both are there or none.
    var from: Int64?
    var to: Int64?
    var nextCursor: String?
    var tag: String?
    var alerts: [AlertRow]

    init(
        service: String,
        from: Int64?,
        to: Int64?,
        nextCursor: String?,
        tag: String?,
        alerts: [AlertRow]
    ) {
        self.service = service
        self.from = from
        self.to = to
        self.nextCursor = nextCursor
        self.tag = tag
        self.alerts = alerts
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        service = try fields.required("service")
        from = try fields.optional("from")
        to = try fields.optional("to")
        nextCursor = try fields.optional("nextCursor")
        tag = try fields.optional("tag")
        alerts = try fields.required("alerts")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("service", service)
        json.field("from", from)
        json.field("to", to)
        json.field("nextCursor", nextCursor)
        json.field("tag", tag)
        json.field("alerts", alerts)
    }
}
