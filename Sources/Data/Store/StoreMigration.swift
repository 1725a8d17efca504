import HaruDomain

/// One step from a version of the records to the next: a pure function on every record.
package struct StoreMigration: Sendable {
    /// The JSON of a record in the next version; nil when it has none.
    let change: @Sendable (Transaction.Key, [UInt8]) throws(Transaction.Reason) -> [UInt8]?

    package init(
        _ change:
            @escaping @Sendable (Transaction.Key, [UInt8]) throws(Transaction.Reason) ->
            [UInt8]?
    ) {
        self.change = change
    }
}

extension Journal {
    /// Whether the records are of an earlier version than this one writes.
    var isOutdated: Bool { header.map { $0.schema < newHeader.schema } ?? false }

    /// Brings all records to the present version, step by step. The old file stays until the new one is
    /// durable.
    mutating func migrate(
        _ fileSystem: any FileSystem,
        by migrations: [StoreMigration]
    ) throws(Reason) {
        let steps = migrations.dropFirst((header?.schema ?? 1) - 1)
        try rewrite(fileSystem, newHeader) { key, json throws(Reason) in
            var json: [UInt8]? = json
            for step in steps {
                guard let before = json else { return nil }
                json = try step.change(key, before)
            }
            return json
        }
    }
}
