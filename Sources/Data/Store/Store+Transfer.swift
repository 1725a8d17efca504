package import HaruDomain

/// Everything out of the store as one document, and back.
extension Store {
    package func exported() throws(StoreError) -> [UInt8] {
        try StoreError.fetching(try open())
        return try StoreError.fetching(try document().bytes(kinds: kinds))
    }

    package func check(_ document: [UInt8]) throws(StoreError) {
        _ = try Self.records(of: document, kinds: kinds, migrations: migrations)
    }

    package func importing(
        _ document: [UInt8],
        replacing: Bool
    ) async throws(StoreError) -> StoreImport {
        let records = try Self.records(of: document, kinds: kinds, migrations: migrations)
        return try await update { transaction throws(StoreError) in
            var (added, unchanged, replaced): (Int, Int, [String]) = (0, 0, [])
            for record in records {
                let known = try StoreError.fetching(
                    try transaction.row(record.key, as: RawJSON.self)
                )
                switch known?.bytes {
                case nil: added += 1
                case record.json:
                    unchanged += 1
                    continue
                default: replaced.append("\(record.key.kind)/\(record.key.id)")
                }
                transaction.set(record.key, to: RawJSON(record.json))
            }
            guard replacing || replaced.isEmpty else { throw .conflicts(replaced) }
            try Self.check(kinds, in: transaction)
            return StoreImport(added: added, unchanged: unchanged, replaced: replaced)
        }
    }

    /// Refuses what breaks a rule only beside what is there already.
    private static func check(
        _ kinds: [StoreKind],
        in transaction: Transaction
    ) throws(StoreError) {
        do throws(RepositoryError.Reason) {
            for kind in kinds { try kind.rule(transaction) }
        } catch .damaged {
            throw .malformed
        } catch {
            throw .repository(.fetchFailed(error))
        }
    }

    private func document() throws(RepositoryError.Reason) -> StoreDocument {
        var records: [(key: Transaction.Key, json: [UInt8])] = []
        try journal.records.forEach { key, json throws(RepositoryError.Reason) in
            records.append((key, json))
        }
        return StoreDocument(
            version: journal.header?.schema ?? journal.newHeader.schema,
            records: records
        )
    }

    /// The records of a document, each of them brought to the present version and looked at.
    private static func records(
        of document: [UInt8],
        kinds: [StoreKind],
        migrations: [StoreMigration]
    ) throws(StoreError) -> [(key: Transaction.Key, json: [UInt8])] {
        do throws(RepositoryError.Reason) {
            let document = try StoreDocument(document, kinds: kinds)
            guard document.version <= migrations.count + 1 else {
                throw .newer(found: document.version, known: migrations.count + 1)
            }
            var records: [(key: Transaction.Key, json: [UInt8])] = []
            for record in document.records {
                var json: [UInt8]? = record.json
                for step in migrations.dropFirst(document.version - 1) {
                    guard let before = json else { break }
                    json = try step.change(record.key, before)
                }
                guard let json else { continue }
                try kinds.first { $0.name == record.key.kind }?.check(record.key, json)
                records.append((record.key, json))
            }
            return records
        } catch .damaged {
            throw .malformed
        } catch {
            throw .repository(.saveFailed(error))
        }
    }
}
