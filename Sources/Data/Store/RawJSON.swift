import HaruDomain

/// Any JSON, as strict as RFC 8259 and without white space.
struct RawJSON: StoreValue {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    init(from json: inout JSONReader) throws(RepositoryError.Reason) {
        var copy = JSONWriter()
        try json.copyValue(to: &copy)
        bytes = copy.bytes
    }

    func write(to json: inout JSONWriter) { json.raw(bytes) }
}
