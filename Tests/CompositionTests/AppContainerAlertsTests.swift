import Foundation
import HaruComposition
import HaruDomain
import HaruTestSupport
import Testing

struct AppContainerAlertsTests {
    @Test func `services of another repository are kept on the device`() async throws {
        var container = AppContainer.preview()
        let list = AlertServiceList(AlertRepositoryContract.services, isAuthoritative: true)
        container.alerts = InMemoryAlertRepository(list)
        try await container.connectAlerts(try AlertConnection("https://alerts.example.com"))

        let board = try await container.loadServices()

        #expect(board.services.map(\.service) == AlertRepositoryContract.services)
        #expect(try await container.alertDesk.desk().board == board)
    }

    @Test(arguments: AlertConnection.Kind.allCases)
    func `a configured server is asked with the token of the embedder`(
        kind: AlertConnection.Kind
    ) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        var configuration = AppConfiguration(directory: directory, language: .english)
        configuration.server = try AlertConnection("https://alerts.example.com", kind: kind)
        configuration.token = { connection throws(RemoteError) in
            #expect(connection.kind == kind)
            throw .unauthorized  // so that nothing is sent
        }
        let container = AppContainer.live(configuration)

        await #expect(throws: AlertsError.remote(.unauthorized)) {
            try await container.loadServices()
        }
        #expect(try await container.alertDesk.desk().connection == configuration.server)
    }

    @Test func `without a server there is none to ask`() async throws {
        let container = AppContainer.preview()

        await #expect(throws: AlertsError.notConnected) { try await container.loadServices() }
        await #expect(throws: AlertsError.remote(.insecure)) {
            try await container.connectAlerts(try AlertConnection("http://alerts.example.com"))
        }
    }
}
