public import HaruDomain

/// Gives the report it is told to, until it is acknowledged.
public actor InMemoryStoreMaintenance: StoreMaintenance {
    private var current: StoreReport

    /// Maintenance of a store that is so.
    public init(_ report: StoreReport) {
        current = report
    }

    /// The report.
    public func report() -> StoreReport { current }

    /// An empty document.
    public func exported() -> [UInt8] {
        Array(#"{"schema":"haru.export/1","version":\#(current.schema),"records":{}}"#.utf8)
    }

    /// Every document will do.
    public func check(_ document: [UInt8]) {}

    /// Takes nothing of any document.
    public func importing(_ document: [UInt8], replacing: Bool) -> StoreImport {
        StoreImport(added: 0, unchanged: 0, replaced: [])
    }

    /// Forgets what was set aside.
    public func acknowledge() {
        current = StoreReport(
            schema: current.schema,
            records: current.records,
            bytes: current.bytes,
            liveBytes: current.liveBytes,
            setAside: []
        )
    }
}
