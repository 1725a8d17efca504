package import HaruDomain

/// What was set aside out of a journal, as it is kept beside the bytes until a person has seen it.
package struct StoreDamage: StoreRow, Hashable {
    package typealias Cause = StoreReport.SetAside.Cause

    /// The name of the file that holds the bytes: the tail, or all of a damaged journal.
    package var file: String
    package var cause: Cause
    /// The bytes that could not be read.
    package var bytes: Int
    /// Where they stood in the journal, each as its first byte and the first one behind it.
    package var ranges: [[Int]]
    /// The records that were still legible in them.
    package var named: [String]
    /// The records whose value may be older than what was lost.
    package var mayBeOlder: [String]

    package init(
        file: String,
        cause: Cause,
        ranges: [Range<Int>],
        named: [String],
        mayBeOlder: [String]
    ) {
        self.file = file
        self.cause = cause
        bytes = ranges.reduce(0) { $0 + $1.count }
        self.ranges = ranges.map { [$0.lowerBound, $0.upperBound] }
        self.named = named
        self.mayBeOlder = mayBeOlder
    }

    package init(fields: inout JSONFields) throws(RepositoryError.Reason) {
        file = try fields.required("file")
        let name: String = try fields.required("cause")
        guard let cause = Cause(rawValue: name) else { throw .damaged }
        self.cause = cause
        bytes = try fields.required("bytes")
        ranges = try fields.required("ranges")
        named = try fields.required("named")
        mayBeOlder = try fields.required("mayBeOlder")
    }

    package func writeFields(to json: inout JSONWriter) {
        json.field("file", file)
        json.field("cause", cause.rawValue)
        json.field("bytes", bytes)
        json.field("ranges", ranges)
        json.field("named", named)
        json.field("mayBeOlder", mayBeOlder)
    }
}

extension StoreReport.SetAside {
    init(_ damage: StoreDamage) {
        self.init(
            file: damage.file,
            cause: damage.cause,
            bytes: damage.bytes,
            ranges: damage.ranges.compactMap { range in
                range.count == 2 && range[0] <= range[1] ? range[0]..<range[1] : nil
            },
            named: damage.named,
            mayBeOlder: damage.mayBeOlder
        )
    }
}
