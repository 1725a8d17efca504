import HaruDomain

/// A division on disk: that of one date or, without one, that of all other dates. Times are minutes of the
/// day.
struct DivisionRow: StoreRow {
    var day: String?
    var bed: Int
    var wake: Int
    var parts: Int

    init(day: String?, bed: Int, wake: Int, parts: Int) {
        self.day = day
        self.bed = bed
        self.wake = wake
        self.parts = parts
    }

    init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        day = try fields.optional("day")
        bed = try fields.required("bed")
        wake = try fields.required("wake")
        parts = try fields.required("parts")
    }

    func writeFields(to json: inout JSONWriter) {
        json.field("day", day)
        json.field("bed", bed)
        json.field("wake", wake)
        json.field("parts", parts)
    }
}
