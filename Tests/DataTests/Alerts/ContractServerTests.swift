import Foundation
import HaruData
import HaruDomain
import HaruTestSupport
import Testing

/// The whole chain against a server that keeps to the contract, or nearly.
@Suite(.timeLimit(.minutes(2)), .enabled(if: TestScale.isExhaustive))
struct ContractServerTests {
    let server: ContractServer

    init() throws {
        server = try ContractServer(token: "hush-hush")
    }

    func repository(
        as mode: String? = nil,
        fileSystem: MemoryFileSystem = MemoryFileSystem(),
        events: Recorder<DiagnosticEvent> = Recorder()
    ) throws -> CachedAlertRepository {
        let source = try server.source(as: mode, token: "hush-hush", events: events)
        let connection = try AlertConnection(try server.address().absoluteString)
        return CachedAlertRepository(
            store: Store(fileSystem: fileSystem),
            desk: InMemoryAlertDeskRepository(AlertDesk(connection: connection)),
            clock: .system,
            makeSource: { _ in source }
        )
    }

    func alerts(_ query: AlertQuery, _ repository: CachedAlertRepository) async throws
        -> [ServiceAlert]
    {
        var page = try await repository.page(query)
        var alerts = page.alerts
        while let cursor = page.nextCursor {
            page = try await repository.page(query.after(cursor))
            alerts += page.alerts
        }
        return alerts
    }

    @Test func `lists services, pages through alerts and finds one`() async throws {
        let repository = try repository()
        let list = try await repository.services()
        #expect(list.services.map(\.id) == ["payments", "search", "a/b c?한", "quiet"])
        #expect(list.isAuthoritative)

        for service in list.services {
            let alerts = try await alerts(AlertQuery(serviceID: service.id), repository)
            #expect(alerts.count == (service.id == "quiet" ? 0 : 120))
            #expect(Set(alerts.map(\.id)).count == alerts.count)
            #expect(alerts == alerts.sorted { $0.precedes($1) })
        }
        #expect(try await repository.alert("a/b c?한-007").serviceID == "a/b c?한")
        await #expect(throws: AlertsError.alertNotFound("gone")) {
            try await repository.alert("gone")
        }
        await #expect(throws: AlertsError.serviceNotFound("gone")) {
            try await repository.page(AlertQuery(serviceID: "gone"))
        }
    }

    @Test func `the period has both days in every zone`() async throws {
        let day = try #require(CalendarDay("2026-10-14"))
        let period = try AlertPeriod(first: day, last: day)
        for zone in ["Asia/Seoul", "America/St_Johns", "Pacific/Apia"] {
            let calendar = LocalCalendar(try #require(TimeZone(identifier: zone)))
            let query = AlertQuery(serviceID: "payments", interval: period.interval(in: calendar))
            let alerts = try await alerts(query, try repository())

            #expect(alerts.count > 40)
            #expect(alerts.allSatisfy { calendar.day(at: $0.occurredAt) == day })
        }
    }

    @Test func `an unchanged page costs a 304`() async throws {
        let repository = try repository()
        let query = AlertQuery(serviceID: "payments")
        let page = try await repository.page(query)

        #expect(try await repository.page(query) == page)
        let tags = try await server.takeLog().map(\.tag)
        #expect(tags.count == 2 && tags[0] == nil && tags[1] != nil)
    }

    @Test func `alerts that come and go between pages are lost by nobody and doubled for nobody`()
        async throws
    {
        let query = AlertQuery(serviceID: "payments")
        let alerts = try await alerts(query, try repository(as: "inserting"))

        #expect(Set(alerts.map(\.id)).count == alerts.count)
        // The two pages after the first each saw the oldest one deleted.
        #expect(alerts.count == 118)
        #expect(try await server.takeLog().count == 3)
    }

    @Test func `one broken element leaves the others and its path`() async throws {
        for field in ["id", "serviceId", "title", "occurredAt", "body", "severity", "link"] {
            let events = Recorder<DiagnosticEvent>()
            let repository = try repository(as: "broken-element:\(field)", events: events)
            let page = try await repository.page(AlertQuery(serviceID: "payments"))

            #expect(page.alerts.count == 9)
            #expect(events.all == [.brokenElement(path: "$.alerts[2].\(field)")])
        }
    }

    @Test func `one alert of five megabytes is cut, and the others are shown`() async throws {
        let repository = try repository(as: "huge:5000000")
        let page = try await repository.page(AlertQuery(serviceID: "payments"))

        #expect(page.alerts.count == 10)
        #expect(page.alerts.contains { $0.body.count == ServiceAlert.longestBody })
    }

    @Test func `the token is in no file, no failure and no event`() async throws {
        let fileSystem = MemoryFileSystem()
        let events = Recorder<DiagnosticEvent>()
        var told = ""
        for mode in [
            nil, "status:401", "flaky:503,1", "redirect:port", "html", "broken-element:id",
        ] {
            let repository = try repository(as: mode, fileSystem: fileSystem, events: events)
            do {
                _ = try await repository.services()
                _ = try await repository.page(AlertQuery(serviceID: "payments"))
            } catch {
                dump(error, to: &told)
            }
        }
        dump(events.all, to: &told)
        let document = try await Store(fileSystem: fileSystem).exported()
        told += String(decoding: document, as: UTF8.self)

        #expect(told.contains("alert-page") && told.contains("unauthorized"))
        #expect(!told.contains("hush"))
    }
}
