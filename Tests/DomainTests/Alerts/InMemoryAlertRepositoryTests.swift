import HaruDomain
import HaruTestSupport
import Testing

struct InMemoryAlertRepositoryTests {
    @Test(.timeLimit(.minutes(1)), arguments: AlertRepositoryContract.allCases)
    func `keeps the contract`(promise: AlertRepositoryContract) async throws {
        let list = AlertServiceList(AlertRepositoryContract.services, isAuthoritative: true)
        let alerts = AlertRepositoryContract.alerts
        try await promise.verify(InMemoryAlertRepository(list, alerts: alerts, pageSize: 2))
    }

    @Test(.timeLimit(.minutes(1)), arguments: AlertDeskRepositoryContract.allCases)
    func `the desk keeps its contract`(promise: AlertDeskRepositoryContract) async throws {
        try await promise.verify(InMemoryAlertDeskRepository())
    }
}
