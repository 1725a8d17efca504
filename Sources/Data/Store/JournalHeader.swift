package import HaruDomain

/// What the first line of a journal says: how its lines are written, and what records look like.
package struct JournalHeader: StoreRow, Hashable {
    /// The format of lines that this version knows.
    package static let knownFormat = 1

    /// The format of the lines.
    package var format: Int
    /// The version of the records.
    package var schema: Int

    package init(format: Int = knownFormat, schema: Int) {
        self.format = format
        self.schema = schema
    }

    package init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        format = try fields.required("format")
        schema = try fields.required("schema")
    }

    package func writeFields(to json: inout JSONWriter) {
        json.field("format", format)
        json.field("schema", schema)
    }

    /// The header as the line it is.
    package var line: [UInt8] {
        JournalLine.encode(JSONWriter.bytes(of: self), count: 0)
    }

    /// What a file begins with: the header twice, for without one nobody knows the version of what
    /// follows.
    package var lines: [UInt8] { line + line }
}
