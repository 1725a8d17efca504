/// How the store is.
public struct StoreReport: Hashable, Sendable {
    /// Bytes of the store that could not be read, now in a file beside it.
    public struct SetAside: Hashable, Sendable {
        /// Why they could not be read.
        public enum Cause: String, Sendable {
            /// The store ended in the middle of a change, as a crash leaves it.
            case tornTail = "torn-tail"
            /// Something overwrote the store.
            case damage
        }

        /// The file: the torn tail, or the whole of the damaged store.
        public let file: String
        /// Why.
        public let cause: Cause
        /// The number of bytes that could not be read.
        public let bytes: Int
        /// Where they stood, in the order of the store.
        public let ranges: [Range<Int>]
        /// The records that were still legible in them, as `kind/id`.
        public let named: [String]
        /// The records whose value may be older than what was lost.
        public let mayBeOlder: [String]

        /// A description of bytes that were set aside.
        public init(
            file: String,
            cause: Cause,
            bytes: Int,
            ranges: [Range<Int>],
            named: [String],
            mayBeOlder: [String]
        ) {
            self.file = file
            self.cause = cause
            self.bytes = bytes
            self.ranges = ranges
            self.named = named
            self.mayBeOlder = mayBeOlder
        }
    }

    /// The version of the records.
    public let schema: Int
    /// The number of records.
    public let records: Int
    /// The length of the store in bytes.
    public let bytes: Int
    /// The bytes of it that are needed.
    public let liveBytes: Int
    /// What was set aside and not acknowledged, oldest first.
    public let setAside: [SetAside]

    /// A report.
    public init(schema: Int, records: Int, bytes: Int, liveBytes: Int, setAside: [SetAside]) {
        self.schema = schema
        self.records = records
        self.bytes = bytes
        self.liveBytes = liveBytes
        self.setAside = setAside
    }
}
