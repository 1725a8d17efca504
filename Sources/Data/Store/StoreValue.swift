package import HaruDomain

/// What a record, or a field of one, may hold.
package protocol StoreValue: Sendable {
    /// Reads the value the reader stands before.
    ///
    /// - Throws: `.damaged` when something else stands there.
    init(from json: inout JSONReader) throws(RepositoryError.Reason)
    /// Appends the value.
    func write(to json: inout JSONWriter)
}
