import HaruDomain

/// What a kind of record is, for those who carry records in and out of the store.
package struct StoreKind: Sendable {
    let name: String
    /// The fields whose numbers are instants, in milliseconds since 1970.
    let instants: Set<String>
    let check: @Sendable ([UInt8]) throws(RepositoryError.Reason) -> Void

    /// A kind whose records are such rows; `entity` throws for a row that no entity can be made of.
    init<Row: StoreRow, Entity>(
        _ name: String,
        instants: Set<String> = [],
        _ entity: @escaping @Sendable (Row) throws(RepositoryError.Reason) -> Entity
    ) {
        self.name = name
        self.instants = instants
        check = { json throws(RepositoryError.Reason) in
            _ = try entity(try JSONReader.value(Row.self, of: json))
        }
    }
}
