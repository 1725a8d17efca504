package import HaruDomain

extension Store: StoreMaintenance {
    package func report() throws(StoreError) -> StoreReport {
        try StoreError.fetching(try open())
        return StoreReport(
            schema: journal.header?.schema ?? journal.newHeader.schema,
            records: journal.records.index.count,
            bytes: journal.end,
            liveBytes: min(journal.liveBytes, journal.end),
            setAside: try StoreError.fetching(try Journal.reports(in: fileSystem))
                .map(StoreReport.SetAside.init)
        )
    }

    package func acknowledge() throws(StoreError) {
        try StoreError.saving(try Journal.acknowledgeReports(in: fileSystem))
    }
}
