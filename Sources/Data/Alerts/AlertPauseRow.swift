import HaruDomain

/// A pause that a server asked for, on disk. Instants are milliseconds since 1970.
struct AlertPauseRow: StoreRow {
    /// When it was asked for: before that the clock was set back, and nobody knows.
    var since: Int64
    var until: Int64

    init(since: Int64, until: Int64) {
        self.since = since
        self.until = until
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        since = try fields.required("since")
        until = try fields.required("until")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("since", since)
        json.field("until", until)
    }
}
