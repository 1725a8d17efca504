package import HaruDomain

/// A value with named fields: one record on disk, or an object inside one.
///
/// Fields are fastest when they are read in the order in which they are written; any order works.
/// Fields that are not asked for are skipped, so an older version reads what a newer one added.
package protocol StoreRow: StoreValue {
    /// Takes the fields it knows.
    ///
    /// - Throws: `.damaged` when a required field is missing or one holds the wrong type.
    init(fields: inout JSONFields) throws(RepositoryError.Reason)
    /// Writes every field with `JSONWriter.field`.
    func writeFields(to json: inout JSONWriter)
}

extension StoreRow {
    package init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        var fields = try JSONFields(of: json)
        try self.init(fields: &fields)
        json = try fields.end()
    }

    package func write(to json: inout JSONWriter) {
        json.object(writeFields)
    }
}
