import HaruDomain

/// Everything in a store as one JSON document, `haru.export/1`: the version of the records, and each
/// record under its kind and identifier, with instants as RFC 3339 writes them.
struct StoreDocument {
    typealias Reason = RepositoryError.Reason

    private static let schema = "haru.export/1"

    /// The version of the records.
    let version: Int
    /// In the order of kinds and identifiers.
    let records: [(key: Transaction.Key, json: [UInt8])]

    init(version: Int, records: [(key: Transaction.Key, json: [UInt8])]) {
        self.version = version
        self.records = records.sorted { $0.key.bytes.lexicographicallyPrecedes($1.key.bytes) }
    }

    /// Takes a document, however it is laid out.
    ///
    /// - Throws: `.damaged` for anything else, and for what no record can be made of.
    init(_ bytes: [UInt8], kinds: [StoreKind]) throws(Reason) {
        let result = bytes.withUnsafeBufferPointer { bytes in
            Result { () throws(Reason) in try Self.read(bytes, kinds) }
        }
        self = try result.get()
    }

    /// The bytes of the document, one line for each record.
    func bytes(kinds: [StoreKind]) throws(Reason) -> [UInt8] {
        var json = JSONWriter(capacity: records.reduce(200) { $0 + $1.json.count + 100 })
        json.raw(Array(#"{"schema":"\#(Self.schema)","version":\#(version),"records":{"#.utf8))
        var kind: String?
        for record in records {
            let isNew = record.key.kind != kind
            if isNew {
                json.raw(Array((kind == nil ? "\n" : "\n},\n").utf8))
                json.string(record.key.kind)
                json.raw(Array(":{".utf8))
                kind = record.key.kind
            }
            json.raw(Array((isNew ? "\n" : ",\n").utf8))
            json.string(record.key.id)
            json.raw([UInt8(ascii: ":")])
            let leaves = JSONReader.Leaves.instantsToTexts
            json.raw(try Self.converted(record.json, of: record.key.kind, leaves, kinds))
        }
        json.raw(Array((kind == nil ? "}}\n" : "\n}}}\n").utf8))
        return json.bytes
    }

    private static func read(
        _ bytes: UnsafeBufferPointer<UInt8>,
        _ kinds: [StoreKind]
    ) throws(Reason) -> StoreDocument {
        var json = JSONReader(bytes)
        var (name, version): (String?, Int?) = (nil, nil)
        var records: [(key: Transaction.Key, json: [UInt8])] = []
        var seen: Set<Transaction.Key> = []
        try json.members { member, json throws(Reason) in
            switch member {
            case "schema": name = try String(from: &json)
            case "version": version = try Int(from: &json)
            case "records":
                try json.members { kind, json throws(Reason) in
                    try json.members { id, json throws(Reason) in
                        let key = Transaction.Key(kind: kind, id: id)
                        guard !kind.contains("/"), !kind.isEmpty, seen.insert(key).inserted else {
                            throw .damaged
                        }
                        records.append((key, try RawJSON(from: &json).bytes))
                    }
                }
            default: try json.skip()
            }
        }
        guard json.next == nil, name == schema, let version, version > 0 else { throw .damaged }
        let changed: [(key: Transaction.Key, json: [UInt8])] = try records.map {
            record throws(Reason) in
            let kind = record.key.kind
            return (record.key, try converted(record.json, of: kind, .textsToInstants, kinds))
        }
        return StoreDocument(version: version, records: changed)
    }

    /// A record with the instants of its kind converted.
    private static func converted(
        _ record: [UInt8],
        of kind: String,
        _ leaves: JSONReader.Leaves,
        _ kinds: [StoreKind]
    ) throws(Reason) -> [UInt8] {
        let instants = kinds.first { $0.name == kind }?.instants ?? []
        guard !instants.isEmpty else { return record }
        let result = record.withUnsafeBufferPointer { bytes in
            Result { () throws(Reason) in
                var (json, copy) = (JSONReader(bytes), JSONWriter())
                copy.raw([UInt8(ascii: "{")])
                try json.members { name, json throws(Reason) in
                    copy.name(name)
                    try json.copyValue(to: &copy, instants.contains(name) ? leaves : .same)
                }
                copy.raw([UInt8(ascii: "}")])
                return copy.bytes
            }
        }
        return try result.get()
    }
}
