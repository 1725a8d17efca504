import HaruDomain

/// What a kind of record is, for those who carry records in and out of the store.
package struct StoreKind: Sendable {
    let name: String
    /// The fields whose numbers are instants, in milliseconds since 1970.
    let instants: Set<String>
    /// Throws for a record that no entity can be made of, or that belongs under another key.
    let check: @Sendable (Transaction.Key, [UInt8]) throws(RepositoryError.Reason) -> Void
    /// Throws where the records of the kind break a rule together.
    let rule: @Sendable (Transaction) throws(RepositoryError.Reason) -> Void

    /// A kind whose records are such rows; `entity` throws for a row that no entity can be made of, and
    /// `belongs` says whether one lies where it should.
    init<Row: StoreRow, Entity>(
        _ name: String,
        instants: Set<String> = [],
        belongs: @escaping @Sendable (Entity, _ id: String) -> Bool,
        rule: @escaping @Sendable (Transaction) throws(RepositoryError.Reason) -> Void = {
            (_) throws(RepositoryError.Reason) in
        },
        _ entity: @escaping @Sendable (Row) throws(RepositoryError.Reason) -> Entity
    ) {
        self.name = name
        self.instants = instants
        self.rule = rule
        check = { key, json throws(RepositoryError.Reason) in
            let entity = try entity(try JSONReader.value(Row.self, of: json))
            guard belongs(entity, key.id) else { throw .damaged }
        }
    }
}
