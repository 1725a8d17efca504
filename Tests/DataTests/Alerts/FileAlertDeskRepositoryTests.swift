import HaruData
import HaruDomain
import HaruTestSupport
import Testing

struct FileAlertDeskRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: AlertDeskRepositoryContract.allCases)
    func `keeps the contract`(promise: AlertDeskRepositoryContract) async throws {
        let store = Store(fileSystem: MemoryFileSystem())
        try await promise.verify(FileAlertDeskRepository(store: store))
    }

    @Test func `a configured connection stands in for the stored one and is not stored`()
        async throws
    {
        let store = Store(fileSystem: MemoryFileSystem())
        let kept = try AlertConnection("https://a.example")
        let configured = try AlertConnection("https://b.example")
        let plain = FileAlertDeskRepository(store: store)
        try await plain.update { desk throws(AlertsError) in desk.connect(to: kept) }

        let repository = FileAlertDeskRepository(store: store, connection: configured)
        try await repository.update { desk throws(AlertsError) in try desk.select("web") }

        #expect(try await repository.desk().connection == configured)
        #expect(try await repository.desk().board.selected == "web")
        #expect(try await plain.desk().connection == kept)
        #expect(try await plain.desk().board.selected == nil)
    }
}
